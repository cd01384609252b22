import { singletons } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { media, version } from '../platform/params.ts';
import { shortCache } from '../platform/short-cache.ts';

const WITHIN_MS = 2000;
const KEPT_MS = 5000;

async function within(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${WITHIN_MS} ms.`)), WITHIN_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Any answer will do, a 404 for the bare address too: it is the way there that is looked at. */
async function reachMediaServer(): Promise<void> {
  const response = await fetch(media().mediaServer, {
    method: 'HEAD',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (response.status >= 500) throw new Error(`The media server answered ${response.status}.`);
}

const probe = () => Promise.allSettled([within(documentAt(singletons.liveSite).get()), reachMediaServer()]);

let probed: typeof probe | undefined;

/**
 * How the service is, looked at every five seconds at most: anybody may ask, however often.
 * Without the media server the site still stands, so that is `degraded` and 200.
 * @throws AppError `unavailable` when Firestore is out of reach: nothing works then, and a load balancer should know.
 */
export async function checkHealth({ ctx }: { ctx: Ctx }) {
  probed ??= shortCache(KEPT_MS, () => ctx.clock.real(), probe);
  const [firestore, mediaServer] = await probed();
  if (firestore.status === 'rejected') {
    throw new AppError('unavailable', { cause: firestore.reason, retryAfter: 10 });
  }
  const reached = mediaServer.status === 'fulfilled';
  return {
    status: reached ? ('ok' as const) : ('degraded' as const),
    version: version(),
    time: ctx.clock.real(),
    dependencies: { firestore: 'ok' as const, media_server: reached ? ('ok' as const) : ('failed' as const) },
  };
}
