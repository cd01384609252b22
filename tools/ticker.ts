import type { Run } from './run.ts';

const EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 8000;

/** What the scheduled functions do in production; the emulators never run schedules. */
const VERBS = ['check-streams'] as const;

async function tick(run: Run, verb: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`${run.functionsUrl}/internal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ verb }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  });
  await answer.arrayBuffer();
}

/** Calls the scheduled verbs every ten seconds until stopped. A tick that fails is made up for by the next one. */
export function startTicker(run: Run): { stop(): void } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    await Promise.allSettled(VERBS.map((verb) => tick(run, verb, stopping.signal)));
    if (!stopping.signal.aborted) timer = setTimeout(() => void round(), EVERY_MS);
  };
  void round();
  return {
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}
