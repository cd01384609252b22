import { AppError } from '@boma/domain/errors.ts';
import { areMailsStuck } from '../mails/unsent-mails.ts';
import type { Ctx } from '../platform/context.ts';
import { withinDeadline } from '../platform/deadline.ts';
import { media, version } from '../platform/params.ts';
import { shortCache } from '../platform/short-cache.ts';
import { store } from '../platform/store.ts';

const WITHIN_MS = 2000;
const KEPT_MS = 5000;

/** Any answer below 500 counts, even a 404 for the bare address: the server is reachable. */
async function reachMediaServer(): Promise<void> {
  const response = await fetch(media().mediaServer, {
    method: 'HEAD',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (response.status >= 500) throw new Error(`The media server answered ${response.status}.`);
}

async function requireMailsLeave(now: number): Promise<void> {
  if (await withinDeadline(areMailsStuck(now), WITHIN_MS))
    throw new Error('Mails have waited for twenty minutes.');
}

const probe = (now: number) =>
  Promise.allSettled([
    withinDeadline(store.liveSite().get(), WITHIN_MS),
    reachMediaServer(),
    requireMailsLeave(now),
  ]);

let probed: (() => ReturnType<typeof probe>) | undefined;

const stateOf = ({ status }: PromiseSettledResult<unknown>) =>
  status === 'fulfilled' ? ('ok' as const) : ('failed' as const);

/**
 * The state of the service, probed at most every five seconds however often callers ask. Without the media server, or while
 * mails do not leave, the site still works, so the answer is `degraded` with status 200.
 * @throws AppError `unavailable` when Firestore cannot be reached: nothing works then, and a load balancer should know.
 */
export async function checkHealth({ ctx }: { ctx: Ctx }) {
  probed ??= shortCache(
    KEPT_MS,
    () => ctx.clock.real(),
    () => probe(ctx.clock.real()),
  );
  const [firestore, ...others] = await probed();
  if (firestore.status === 'rejected') {
    throw new AppError('unavailable', { cause: firestore.reason, retryAfter: 10 });
  }
  const [media_server, mails] = [stateOf(others[0]), stateOf(others[1])];
  return {
    status: media_server === 'ok' && mails === 'ok' ? ('ok' as const) : ('degraded' as const),
    version: version(),
    time: ctx.clock.real(),
    dependencies: { firestore: 'ok' as const, media_server, mails },
  };
}
