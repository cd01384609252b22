import { QUESTION_TEXTS } from '@boma/domain/questions/questions.constants.ts';
import type { QuestionView } from '@boma/domain/questions/questions.schema.ts';
import { useEffect, useState } from 'react';
import { Failed } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { lazyListener } from '../../../lib/lazy-listener.ts';
import { logFailure } from '../../../lib/log.ts';
import { whileSeen } from '../../../lib/while-seen.ts';
import { useUserType } from '../../../session/session.ts';
import { askToSignIn } from '../../../session/sign-in-prompt.ts';
import { useOwnQuestions } from '../asked-and-voted.ts';
import { AskForm } from './ask-form.tsx';
import { ChosenQuestions } from './chosen-questions.tsx';
import { OwnQuestions } from './own-questions.tsx';

interface ChosenNow {
  /** Undefined until they are there. */
  readonly questions: readonly QuestionView[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

const listen = lazyListener(
  async () => (await import('../api/published-questions.later.ts')).publishedQuestions.listen,
);

/** The questions that staff have chosen, live while `wanted` and while the page is seen. */
function useChosenQuestions(wanted: boolean): ChosenNow {
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

const onPage = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 14,
  marginTop: 'part',
  paddingTop: { base: 8, md: 10 },
  borderTopWidth: '1px',
} as const;

const heading = { fontWeight: 600, marginTop: 6, marginBottom: 3 } as const;

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

/** What others ask, to vote for. */
function Chosen({ questions, failed, retry }: ChosenNow) {
  return (
    <>
      <chakra.h3 css={heading}>What others ask</chakra.h3>
      {failed ? (
        <Failed onRetry={retry}>We could not load the questions.</Failed>
      ) : (
        questions && <ChosenQuestions questions={questions} />
      )}
    </>
  );
}

/**
 * The questions to the rangers: asking at any time, and voting while a show is on the air. Only then, and for a viewer who
 * waits for an answer, does the page listen to the chosen questions. `onAir`: they stand in a tab, which names them.
 */
export default function ShowQuestions({ onAir = false }: { readonly onAir?: boolean }) {
  const isWaiting = useOwnQuestions().length > 0;
  const chosen = useChosenQuestions(onAir || isWaiting);
  return (
    <chakra.section aria-label="Questions for the rangers" {...(!onAir && { css: onPage })}>
      <div>
        {!onAir && (
          <>
            <chakra.h2 textStyle="section">Ask the rangers</chakra.h2>
            <chakra.p color="muted" marginTop={1} marginBottom={5}>
              They answer during the shows. What would you like to know?
            </chakra.p>
          </>
        )}
        <Asking />
        <OwnQuestions chosen={chosen.questions ?? []} />
      </div>
      {onAir && <Chosen {...chosen} />}
    </chakra.section>
  );
}
