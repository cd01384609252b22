import type { Run } from '../lib/run.ts';

const ANSWER_WITHIN_MS = 8000;

/** What schedules do in production, and every how many milliseconds it is done here: the emulators run no schedules. */
const VERBS = {
  'check-streams': 10_000,
  'reconcile-payments': 300_000,
  'delete-due-accounts': 120_000,
} as const;

async function tick(run: Run, verb: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`${run.functionsUrl}/internal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ verb }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  });
  await answer.arrayBuffer();
}

/** Calls each scheduled verb in its rhythm until stopped. A tick that fails is made up for by the next one. */
export function startTicker(run: Run): { stop(): void } {
  const stopping = new AbortController();
  const timers = new Map<string, NodeJS.Timeout>();
  const round = async (verb: string, every: number) => {
    await Promise.allSettled([tick(run, verb, stopping.signal)]);
    if (!stopping.signal.aborted)
      timers.set(
        verb,
        setTimeout(() => void round(verb, every), every),
      );
  };
  for (const [verb, every] of Object.entries(VERBS)) void round(verb, every);
  return {
    stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
