import type { QuestionView } from '@boma/domain/questions/questions.schema.ts';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { whileSeen } from '../../../lib/while-seen.ts';

export interface ChosenQuestions {
  /** Undefined until they are there. */
  readonly questions: readonly QuestionView[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

type Publish = (questions: readonly QuestionView[]) => void;

/** Listens until the returned function is called. The listener's code is loaded with the first of them. */
function listen(publish: Publish, failed: (cause: unknown) => void): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  import('../api/listen-to-questions.ts')
    .then(({ listenToQuestions }) => listenToQuestions(publish, failed))
    .then((end) => {
      if (ended) end();
      else stop = end;
    })
    // A listener that has been stopped by then starts again when the page is shown.
    .catch((cause: unknown) => ended || failed(cause));
  return () => {
    ended = true;
    stop?.();
  };
}

/** The questions that staff have chosen, live while `wanted` and while the page is seen. */
export function useChosenQuestions(wanted: boolean): ChosenQuestions {
  const [questions, setQuestions] = useState<readonly QuestionView[]>();
  const [failure, setFailure] = useState(false);
  useEffect(() => {
    if (!wanted || failure) return;
    const fail = (cause: unknown) => {
      logFailure('Listening to the questions', cause);
      setFailure(true);
    };
    return whileSeen(() => listen(setQuestions, fail));
  }, [wanted, failure]);
  return { questions, failed: failure, retry: () => setFailure(false) };
}
