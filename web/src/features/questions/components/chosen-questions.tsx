import type { QuestionView } from '@boma/domain/questions/questions.schema.ts';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra, Flex, VisuallyHidden } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useUserType } from '../../../session/session.ts';
import { askToSignIn } from '../../../session/sign-in-prompt.ts';
import { ReportButton } from '../../moderation/components/report-button.tsx';
import { voteQuestion } from '../api/question-calls.ts';
import { recordVote, useIsVoted, useOwnQuestions } from '../asked-and-voted.ts';

const FAILED = 'Your vote did not reach us. Please try again.';

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 4,
  alignItems: 'center',
  paddingY: 3,
  borderTopWidth: '1px',
  '&[data-answering]': {
    paddingX: 4,
    borderRadius: 'md',
    borderTopWidth: 0,
    background: 'accentSoft',
  },
} as const;

const voteLook = {
  minWidth: '4.5rem',
  paddingX: 3,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-pressed=true]': { borderColor: 'accent', background: 'accentSoft' },
} as const;

/** The number is what the server counted; the press shows at once that it was taken. */
function VoteButton({ question }: { readonly question: QuestionView }) {
  const { id, votes } = question;
  const isVoted = useIsVoted(question);
  const userType = useUserType();
  const { busy, problem, run } = useAction(
    async (vote: boolean) => {
      await voteQuestion(id, vote);
      recordVote(question, vote);
    },
    { doing: 'Voting for a question', problemOf: (cause) => refusalWords(cause, FAILED) },
  );
  const isKnown = userType !== 'unknown';
  const press = () => (userType === 'guest' ? askToSignIn({ returnHere: true }) : void run(!isVoted));
  return (
    <div>
      <Button
        look="quiet"
        css={voteLook}
        aria-pressed={isVoted}
        aria-disabled={busy || !isKnown}
        // Before the page knows the viewer, it can neither vote for them nor say that they are a guest.
        onClick={() => isKnown && press()}
      >
        <span aria-hidden="true">▲</span> {votes}
        <VisuallyHidden>
          {votes === 1 ? ' viewer wants' : ' viewers want'} this answered: {question.question}
        </VisuallyHidden>
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}

/** Who asks, and the way to report a question of another viewer. */
function Foot({ question: { id, question, author } }: { readonly question: QuestionView }) {
  const isOwn = useOwnQuestions().some((own) => own.id === id);
  return (
    <Flex align="center" wrap="wrap" columnGap={2} textStyle="small" color="muted">
      {author !== null && <chakra.span overflowWrap="anywhere">{author}</chakra.span>}
      {!isOwn && (
        <ReportButton
          thing={{ kind: 'question', id, words: question, author }}
          name={`Report “${question}”`}
        />
      )}
    </Flex>
  );
}

function ChosenQuestion({ question }: { readonly question: QuestionView }) {
  return (
    <chakra.li css={row} {...(question.answering && { 'data-answering': true })}>
      <div>
        {question.answering && (
          <chakra.p textStyle="label" color="accent">
            Being answered now
          </chakra.p>
        )}
        <chakra.p overflowWrap="anywhere" dir="auto">
          {question.question}
        </chakra.p>
        <Foot question={question} />
      </div>
      <VoteButton question={question} />
    </chakra.li>
  );
}

/** The questions that the rangers have chosen, for viewers, who vote on them. */
export function ChosenQuestions({ questions }: { readonly questions: readonly QuestionView[] }) {
  if (questions.length === 0)
    return (
      <chakra.p color="muted" borderTopWidth="1px" paddingTop={4}>
        The rangers have not chosen a question yet. They appear here by themselves.
      </chakra.p>
    );
  return (
    <ul aria-label="Questions for the rangers">
      {questions.map((question) => (
        <ChosenQuestion key={question.id} question={question} />
      ))}
    </ul>
  );
}
