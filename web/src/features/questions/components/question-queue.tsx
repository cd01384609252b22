import { QUESTIONS_SHOWN } from '@boma/domain/questions/questions.constants.ts';
import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { lateDialog } from '../../../components/late-part.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { moveQuestion } from '../api/question-calls.ts';
import type { StaffQuestions } from '../api/staff-questions.ts';
import { queueProblem, shortQuestion } from '../queue-words.ts';
import type { StaffHandlers } from './staff-question.tsx';
import { StaffQuestion } from './staff-question.tsx';

interface QuestionListProps extends StaffHandlers {
  readonly title: string;
  /** What staff read while there is no question. */
  readonly empty: string;
  readonly questions: readonly WithId[];
}

/** A question that moves away takes the focus with it. The list's heading gets it then. */
function useKeptFocus(questions: readonly WithId[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) heading.current?.focus();
  }, [questions]);
  return {
    heading,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
      if (relatedTarget !== null) isInside.current = false;
    },
  };
}

/** One of the two lists of staff. */
function QuestionList({ title, empty, questions, ...handlers }: QuestionListProps) {
  const id = useId();
  const { heading, ...focus } = useKeptFocus(questions);
  return (
    <chakra.section aria-labelledby={id} {...focus}>
      <chakra.h2 ref={heading} id={id} tabIndex={-1} textStyle="section" marginBottom={3}>
        {title}
        <chakra.span color="muted" fontWeight={450} css={{ fontVariantNumeric: 'tabular-nums' }}>
          {' '}
          {questions.length}
        </chakra.span>
      </chakra.h2>
      {questions.length === 0 ? (
        <chakra.p color="muted" borderTopWidth="1px" paddingTop={4}>
          {empty}
        </chakra.p>
      ) : (
        <>
          <ul>
            {questions.map((question) => (
              <StaffQuestion key={question.id} question={question} {...handlers} />
            ))}
          </ul>
          {questions.length >= QUESTIONS_SHOWN && (
            <chakra.p textStyle="small" color="muted" borderTopWidth="1px" paddingTop={4}>
              These are the newest {QUESTIONS_SHOWN}. Older ones follow as these move on.
            </chakra.p>
          )}
        </>
      )}
    </chakra.section>
  );
}

const MergeDialog = lateDialog(() => import('./merge-dialog.tsx'));

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: 10, md: 8, xl: 14 },
  alignItems: 'start',
} as const;

/** The question that this screen removed last, which can be put back. */
function Removed({
  question,
  onDone,
}: {
  readonly question: WithId | undefined;
  readonly onDone: () => void;
}) {
  const { busy, problem, run } = useAction(
    async ({ id }: WithId) => {
      await moveQuestion({ id, from: 'removed', to: 'waiting' });
      onDone();
    },
    { doing: 'Putting a question back', problemOf: queueProblem },
  );
  return (
    <Flex role="status" align="center" gap={4} wrap="wrap" minHeight="44px" color="muted">
      {question && (
        <>
          <span>Removed: “{shortQuestion(question.question)}”</span>
          <Button look="quiet" aria-disabled={busy} onClick={() => void run(question)}>
            Put it back
          </Button>
        </>
      )}
      <Problem>{problem}</Problem>
    </Flex>
  );
}

/** Both lists with what staff can do. */
export function QuestionQueue({ incoming, selected }: StaffQuestions) {
  const [problem, setProblem] = useState<string>();
  const [removed, setRemoved] = useState<WithId>();
  const [merged, setMerged] = useState<WithId>();
  const handlers: StaffHandlers = { onProblem: setProblem, onRemoved: setRemoved, onMerge: setMerged };
  const others = [...selected, ...incoming].filter(({ id }) => id !== merged?.id);
  return (
    <>
      <Removed question={removed} onDone={() => setRemoved(undefined)} />
      <Problem>{problem}</Problem>
      <chakra.div css={columns}>
        <QuestionList
          title="Incoming"
          empty="No question waits. New ones appear here by themselves."
          questions={incoming}
          {...handlers}
        />
        <QuestionList
          title="Selected"
          empty="No question is selected. Viewers see the ones that you queue, and vote on them."
          questions={selected}
          {...handlers}
        />
      </chakra.div>
      {merged && (
        <Suspense fallback={null}>
          <MergeDialog question={merged} others={others} onClose={() => setMerged(undefined)} />
        </Suspense>
      )}
    </>
  );
}
