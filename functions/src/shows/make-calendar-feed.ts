import { randomBytes } from 'node:crypto';
import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { calendarFeedPath } from '@boma/domain/site-paths.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { hashToken } from '../platform/hash-token.ts';
import { siteOrigin } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';
import { NO_FOLLOWS } from './follows.ts';

const TOKEN_BYTES = 32;
const FEEDS_PER_USER: Allowance = { capacity: 10, refillMs: 60_000 };

/**
 * Makes the address of a calendar with the shows that the caller follows. Only the answer contains its token: the store
 * keeps the SHA-256. An earlier address ends.
 * @throws AppError `too-many-requests`; `unauthenticated` when the account has been deleted.
 */
export async function makeCalendarFeed({ ctx }: { ctx: ActiveUserCtx }): Promise<{ url: string }> {
  const { uid } = ctx.user;
  await takeToken({ ctx, input: { owner: `calendar feed of ${uid}`, allowance: FEEDS_PER_USER } });
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const document = store.showFollows(uid);
  await firestore().runTransaction(async (transaction) => {
    const user = await transaction.get(store.users(uid));
    const before = (await transaction.get(document)).data() ?? NO_FOLLOWS;
    if (!user.exists) throw new AppError('unauthenticated');
    transaction.set(document, { ...before, feed: hashToken(token) });
  });
  return { url: `${siteOrigin()}${calendarFeedPath(token)}` };
}
