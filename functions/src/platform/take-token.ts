import { createHash } from 'node:crypto';
import { AppError } from '@boma/domain/errors.ts';
import { type Allowance, drawToken } from '@boma/domain/limits/token-bucket.ts';
import { commitInTurn, writeUnlessChanged } from './commit-in-turn.ts';
import type { Ctx } from './context.ts';
import { firestore, GaveUp } from './firestore.ts';
import { store } from './store.ts';

/**
 * Uses up one token of the bucket of `owner`, such as 'exchange by address 192.0.2.7', which is stored as a hash only.
 * `alert`: what the caller reads when the bucket is empty.
 * @throws AppError `too-many-requests` with the seconds to wait.
 */
export async function takeToken({
  ctx,
  input: { owner, allowance, alert },
}: {
  ctx: Ctx;
  input: { owner: string; allowance: Allowance; alert?: string };
}): Promise<void> {
  const document = store.rateLimits(createHash('sha256').update(owner).digest('hex'));
  const taken = commitInTurn('taking a token', async () => {
    const stored = await document.get();
    const draw = drawToken(stored.data(), allowance, ctx.clock.real());
    if (!draw.allowed)
      throw new AppError('too-many-requests', {
        retryAfter: draw.retryAfterSeconds,
        ...(alert && { alert }),
      });
    const batch = firestore().batch();
    writeUnlessChanged(batch, stored, { ...draw.bucket, expires_at: draw.fullAt }, store.rateLimits);
    return batch;
  });
  await taken.catch((cause: unknown) => {
    // Too many calls of one owner at the same moment.
    throw cause instanceof GaveUp ? new AppError('too-many-requests', { retryAfter: 1, cause }) : cause;
  });
}
