import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import type { Move } from '@boma/domain/questions/questions.schema.ts';
import { Button } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { momentWords } from '../../../lib/moments.ts';
import { moveQuestion } from '../api/question-calls.ts';
import { queueProblem, shortQuestion } from '../queue-words.ts';

export interface StaffHandlers {
  /** Why a move was refused; undefined as soon as the next one is tried. */
  readonly onProblem: (problem: string | undefined) => void;
  readonly onRemoved: (question: WithId) => void;
  readonly onMerge: (question: WithId) => void;
}

interface StaffQuestionProps extends StaffHandlers {
  readonly question: WithId;
}

const row = {
  display: 'grid',
  gap: 3,
  paddingY: 4,
  borderTopWidth: '1px',
  '&[data-answering]': {
    paddingX: 4,
    borderTopWidth: 0,
    borderRadius: 'md',
    background: 'accentSoft',
  },
  '& .words': {
    fontSize: '1.125rem',
    lineHeight: 1.45,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& button.words': { cursor: 'pointer', _hover: { color: 'accent' } },
} as const;

function Byline({ question: { author, sent_at, votes } }: Pick<StaffQuestionProps, 'question'>) {
  return (
    <chakra.p textStyle="small" color="muted">
      <chakra.span fontWeight={600} color="ink">
        {author ?? 'unknown'}
      </chakra.span>{' '}
      · <time dateTime={new Date(sent_at).toISOString()}>{momentWords(sent_at)}</time> ·{' '}
      {votes === 1 ? '1 vote' : `${votes} votes`}
    </chakra.p>
  );
}

/** One press at a time per question; several questions can be on their way at once. */
function useMove({ question, onProblem, onRemoved }: StaffQuestionProps) {
  const { busy, run } = useAction(
    async (to: Move) => {
      onProblem(undefined);
      await moveQuestion({ id: question.id, from: question.stage, to });
      if (to === 'removed') onRemoved(question);
    },
    {
      doing: 'Moving a question',
      problemOf: (cause) => {
        const problem = queueProblem(cause);
        onProblem(problem);
        return problem;
      },
    },
  );
  return { busy, move: (to: Move) => void run(to) };
}

type Step = readonly [text: string, to: Move];

/** What staff can do next, the likeliest first. */
function stepsOf({ stage }: WithId): readonly Step[] {
  if (stage === 'waiting')
    return [
      ['Queue', 'queued'],
      ['Remove', 'removed'],
    ];
  if (stage === 'answering') return [['Answered', 'answered']];
  return [
    ['Answer now', 'answering'],
    ['Remove', 'removed'],
  ];
}

/** A question as staff see it. A selected one is deselected by a click on its words. */
export function StaffQuestion(props: StaffQuestionProps) {
  const { question, onMerge } = props;
  const { busy, move } = useMove(props);
  const short = shortQuestion(question.question);
  const isAnswering = question.stage === 'answering';
  return (
    <chakra.li css={row} {...(isAnswering && { 'data-answering': true })}>
      <div>
        {isAnswering && (
          <chakra.p textStyle="label" color="accent">
            Being answered now
          </chakra.p>
        )}
        {question.stage === 'waiting' ? (
          <p className="words" dir="auto">
            {question.question}
          </p>
        ) : (
          <button
            type="button"
            className="words"
            dir="auto"
            title="Deselect"
            aria-disabled={busy}
            onClick={() => move('waiting')}
          >
            {question.question}
          </button>
        )}
        <Byline question={question} />
      </div>
      <Flex gap={2} wrap="wrap">
        {stepsOf(question).map(([text, to], index) => (
          <Button
            key={to}
            look={index === 0 ? 'solid' : 'quiet'}
            aria-label={`${text}: ${short}`}
            aria-disabled={busy}
            onClick={() => move(to)}
          >
            {text}
          </Button>
        ))}
        <Button look="quiet" aria-label={`Same as another: ${short}`} onClick={() => onMerge(question)}>
          Same as…
        </Button>
      </Flex>
    </chakra.li>
  );
}
