import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import type { Move } from '@boma/domain/questions/questions.schema.ts';
import { Button } from '../../../components/button.ts';
import { firstAction } from '../../../components/queue/queue-actions.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { momentWords } from '../../../lib/moments.ts';
import { settledWords, shortQuestion } from '../queue-words.ts';
import { type MoveHandlers, useMoveQuestion } from '../use-move-question.ts';

export interface StaffHandlers extends MoveHandlers {
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

export function Byline({ question: { author, sent_at, votes } }: Pick<StaffQuestionProps, 'question'>) {
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

type Step = readonly [text: string, to: Move];

/** What staff can do next, the likeliest first. */
function stepsOf({ stage }: WithId): readonly Step[] {
  if (stage === 'waiting')
    return [
      ['Queue', 'queued'],
      ['Remove', 'removed'],
    ];
  if (stage === 'answering') return [['Answered', 'answered']];
  if (stage === 'answered') return [['Queue again', 'queued']];
  if (stage === 'removed') return [['Put back', 'waiting']];
  return [
    ['Answer now', 'answering'],
    ['Remove', 'removed'],
  ];
}

/** Says what becomes, or became, of the question. Nothing while it waits. */
function Stage({ question: { stage, moved_at } }: Pick<StaffQuestionProps, 'question'>) {
  if (stage === 'answering')
    return (
      <chakra.p textStyle="label" color="accent">
        Being answered now
      </chakra.p>
    );
  if (stage !== 'answered' && stage !== 'removed') return null;
  return (
    <chakra.p textStyle="label" color="muted">
      {settledWords[stage]}
      {moved_at !== undefined && ` · ${momentWords(moved_at)}`}
    </chakra.p>
  );
}

/** A question as staff see it. A selected one is deselected by a click on its words. */
export function StaffQuestion(props: StaffQuestionProps) {
  const { question, onMerge } = props;
  const { busy, move } = useMoveQuestion(props);
  const short = shortQuestion(question.question);
  const isAnswering = question.stage === 'answering';
  const isSelected = isAnswering || question.stage === 'queued';
  return (
    <chakra.li css={row} {...(isAnswering && { 'data-answering': true })}>
      <div>
        <Stage question={question} />
        {!isSelected ? (
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
            onClick={() => move(question, 'waiting')}
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
            look="quiet"
            paddingX={4}
            css={index === 0 ? firstAction : undefined}
            aria-label={`${text}: ${short}`}
            aria-disabled={busy}
            onClick={() => move(question, to)}
          >
            {text}
          </Button>
        ))}
        {(isSelected || question.stage === 'waiting') && (
          <Button
            look="quiet"
            paddingX={4}
            aria-label={`Same as another: ${short}`}
            onClick={() => onMerge(question)}
          >
            Same as…
          </Button>
        )}
      </Flex>
    </chakra.li>
  );
}
