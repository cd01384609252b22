import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import { Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { lateDialog } from '../../../components/late-part.tsx';
import { useKeptFocus } from '../../../components/queue/use-kept-focus.ts';
import { chakra } from '../../../components/ui.ts';
import { type StaffQuestions, useSettledQuestions } from '../api/staff-questions.ts';
import { PutBack, useLastSettled } from './put-back.tsx';
import { QuestionList } from './question-list.tsx';
import type { StaffHandlers } from './staff-question.tsx';

const MergeDialog = lateDialog(() => import('./merge-dialog.later.tsx'));

function Settled(handlers: StaffHandlers) {
  const questions = useSettledQuestions();
  return questions ? (
    <QuestionList
      title="Answered and removed"
      empty="No question has been answered or removed."
      questions={questions}
      {...handlers}
    />
  ) : (
    <p role="status">Loading what was answered and removed.</p>
  );
}

/** The questions that staff have done with. They are not read before staff ask for them. */
function SettledQuestions(handlers: StaffHandlers) {
  const [open, setOpen] = useState(false);
  return (
    <chakra.div marginTop={10}>
      <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide what was answered and removed' : 'Show what was answered and removed'}
      </Button>
      {open && (
        <chakra.div marginTop={6} maxWidth={{ md: '46rem' }}>
          <Settled {...handlers} />
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** On a phone the selected ones come first: up to 100 others wait below them. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateAreas: { base: '"selected" "incoming"', md: '"incoming selected"' },
  gap: { base: 10, md: 8, xl: 14 },
  alignItems: 'start',
} as const;

/** All lists with what staff can do. */
export function QuestionQueue({ incoming, selected }: StaffQuestions) {
  const [problem, setProblem] = useState<string>();
  const [merged, setMerged] = useState<WithId>();
  const { settled, forget, onMoved } = useLastSettled(selected);
  const handlers: StaffHandlers = { onProblem: setProblem, onMoved, onMerge: setMerged };
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useKeptFocus(heading);
  const others = [...selected, ...incoming].filter(({ id }) => id !== merged?.id);
  return (
    <chakra.div display="contents" {...focus}>
      <PutBack settled={settled} selected={selected} onDone={forget} />
      <Problem>{problem}</Problem>
      <chakra.div css={columns}>
        <chakra.div gridArea="selected">
          <QuestionList
            headingRef={heading}
            title="Selected"
            empty="No question is selected. Viewers see the ones that you queue, and vote on them."
            questions={selected}
            {...handlers}
          />
        </chakra.div>
        <chakra.div gridArea="incoming">
          <QuestionList
            title="Incoming"
            empty="No question waits. New ones appear here by themselves."
            questions={incoming}
            {...handlers}
          />
        </chakra.div>
      </chakra.div>
      <SettledQuestions {...handlers} />
      {merged && (
        <Suspense fallback={null}>
          <MergeDialog question={merged} others={others} onClose={() => setMerged(undefined)} />
        </Suspense>
      )}
    </chakra.div>
  );
}
