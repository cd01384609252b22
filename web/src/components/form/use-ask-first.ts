import { useState } from 'react';
import type { AskFirst } from './leave-guard.tsx';

function holdQuestion() {
  let held: AskFirst | undefined;
  return {
    onGuard: (ask: AskFirst | undefined) => {
      held = ask;
    },
    askFirst: ((leave, words) => (held ? held(leave, words) : leave())) as AskFirst,
  };
}

/** Holds the question of a form for what stands beside it: `onGuard` is for the form, `askFirst` for what would leave it. */
export function useAskFirst() {
  const [held] = useState(holdQuestion);
  return held;
}
