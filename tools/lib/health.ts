import { setTimeout as delay } from 'node:timers/promises';
import type { Managed } from './processes.ts';

/** As long as the emulators may take to get ready: on a busy machine each first call starts a process. */
const ANSWERS_WITHIN_MS = 300_000;
/** A call without an answer is repeated after this time. Calls that give up early make a busy machine busier. */
const TRY_FOR_MS = 120_000;
const POLL_MS = 200;

export class Stopped extends Error {
  constructor() {
    super('Stopped while starting.');
  }
}

/** Resolves when `url` answers with a status that `isReady` accepts. @throws Error naming the log when its part stops, or stays silent. */
export async function untilAnswers(
  url: string,
  part: Managed,
  signal?: AbortSignal,
  isReady: (status: number) => boolean = (status) => status < 500,
): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  const stopping = signal ? [signal] : [];
  for (;;) {
    const status = await fetch(url, {
      signal: AbortSignal.any([AbortSignal.timeout(TRY_FOR_MS), ...stopping]),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status > 0 && isReady(status)) return;
    if (signal?.aborted) throw new Stopped();
    if (part.hasExited()) throw new Error(`The ${part.name} stopped while starting; see ${part.logFile}`);
    if (Date.now() > deadline) throw new Error(`${url} does not answer (${status}); see ${part.logFile}`);
    await delay(POLL_MS);
  }
}
