import type { Desk } from '@boma/domain/staff/desk.schema.ts';
import type { Answer } from '../../lib/asking/use-answer.ts';
import { logFailure } from '../../lib/log.ts';
import { createListeners, useStore } from '../../lib/store.ts';
import { whileSeen } from '../../lib/while-seen.ts';
import { readDesk } from './api/staff-calls.ts';

/** Milliseconds between two questions of a page that is seen. */
const ASK_EVERY = 10_000;

interface Held {
  readonly answer: Desk | undefined;
  readonly failed: boolean;
}

const nothing: Held = { answer: undefined, failed: false };
let held = nothing;
let asking: Promise<void> | undefined;

const { subscribe, notify } = createListeners(() => {
  const stop = whileSeen(() => {
    refreshDesk();
    const timer = setInterval(refreshDesk, ASK_EVERY);
    return () => clearInterval(timer);
  });
  return () => {
    stop();
    held = nothing;
  };
});

async function ask(): Promise<void> {
  try {
    held = { answer: await readDesk(), failed: false };
  } catch (cause) {
    logFailure('Reading what waits for staff', cause);
    held = { ...held, failed: true };
  }
  notify();
}

/** Asks now: something may have been settled. */
export function refreshDesk(): void {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
}

/** What waits for staff, asked again every ten seconds while the page is seen. All parts of the page share one answer. */
export function useDesk(): Pick<Answer<Desk, true>, 'answer' | 'failed' | 'retry'> {
  return { ...useStore({ subscribe, read: () => held }, nothing), retry: refreshDesk };
}
