import { QUESTION_TEXTS } from '@boma/domain/questions/questions.constants.ts';
import type { QuestionView } from '@boma/domain/questions/questions.schema.ts';
import { useEffect, useState } from 'react';
import { Failed } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { lazyListener } from '../../../lib/lazy-listener.ts';
import { logFailure } from '../../../lib/log.ts';
import { whileSeen } from '../../../lib/while-seen.ts';
import { useStoredUser, useUserType } from '../../../session/session.ts';
import { askToSignIn } from '../../../session/sign-in-prompt.ts';
import { keepOwnQuestionsOf, useOwnQuestions } from '../asked-and-voted.ts';
import { AskForm } from './ask-form.tsx';
import { ChosenQuestions } from './chosen-questions.tsx';
import { OwnQuestions } from './own-questions.tsx';

interface QuestionsChosenQuestions {
  /** Undefined until they are there. */
  readonly questions: readonly QuestionView[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

const listen = lazyListener(
  async () => (await import('../api/published-questions.ts')).publishedQuestions.listen,
);

/** The questions that staff have chosen, live while `wanted` and while the page is seen. */
function useChosenQuestions(wanted: boolean): QuestionsChosenQuestions {
  const [questions, setQuestions] = useState<readonly QuestionView[]>();
  const [failure, setFailure] = useState(false);
  useEffect(() => {
    if (!wanted || failure) return;
    const failed = (cause: unknown) => {
      logFailure('Listening to the questions', cause);
      setFailure(true);
    };
    return whileSeen(() => listen({ heard: ({ questions: chosen }) => setQuestions(chosen), failed }));
  }, [wanted, failure]);
  return { questions, failed: failure, retry: () => setFailure(false) };
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: 8, lg: 14 },
  alignItems: 'start',
  marginTop: 'part',
  paddingTop: { base: 8, md: 10 },
  borderTopWidth: '1px',
} as const;

function Asking() {
  const type = useUserType();
  if (type === 'unknown') return <chakra.div minHeight="14rem" />;
  if (type !== 'guest') return <AskForm />;
  return (
    <Button look="quiet" onClick={() => askToSignIn({ returnHere: true })}>
      {QUESTION_TEXTS.guestLabel}
    </Button>
  );
}

/**
 * The questions to the rangers: asking at any time, and voting while a show is on the air. Only then, and for a viewer who
 * waits for an answer, does the page listen to the chosen questions.
 */
export default function ShowQuestions({ onAir }: { readonly onAir: boolean }) {
  const uid = useStoredUser()?.id;
  useEffect(() => keepOwnQuestionsOf(uid), [uid]);
  const isWaiting = useOwnQuestions().length > 0;
  const { questions, failed, retry } = useChosenQuestions(onAir || isWaiting);
  return (
    <chakra.section aria-label="Questions for the rangers" css={columns}>
      <div>
        <chakra.h2 textStyle="section">Ask the rangers</chakra.h2>
        <chakra.p color="muted" marginTop={1} marginBottom={5}>
          They answer during the shows. What would you like to know?
        </chakra.p>
        <Asking />
        <OwnQuestions chosen={questions ?? []} />
      </div>
      {onAir && (
        <div>
          <chakra.h2 textStyle="section" marginBottom={4}>
            What others ask
          </chakra.h2>
          {failed ? (
            <Failed onRetry={retry}>We could not load the questions.</Failed>
          ) : (
            questions && <ChosenQuestions questions={questions} />
          )}
        </div>
      )}
    </chakra.section>
  );
}
