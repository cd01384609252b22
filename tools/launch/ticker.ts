import type { Run } from '../lib/run.ts';

const ANSWER_WITHIN_MS = 8000;

/** The verbs that schedules run in production, and how often they run here, in milliseconds: the emulators run no schedules. */
const VERBS = {
  'check-streams': 10_000,
  'reconcile-payments': 300_000,
  // A deletion that is being worked on is due again within the hour: what runs it beside a test takes it from the test.
  'delete-due-accounts': 3_600_000,
  'tend-alerts': 10_000,
  'tend-mails': 10_000,
  'publish-planned-modules': 10_000,
  'send-planned-notices': 10_000,
  'tend-shows': 60_000,
  'sweep-uploads': 300_000,
  'sweep-pictures': 300_000,
  'end-gone-staff': 300_000,
  'fold-views': 30_000,
  'record-figures': 60_000,
  'withhold-protected': 300_000,
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

/** Calls each scheduled verb at its interval until stopped. After a failed call, the next one does its work. */
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
