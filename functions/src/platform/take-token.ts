import { createHash } from 'node:crypto';
import { AppError } from '@boma/domain/errors.ts';
import { type Allowance, drawToken } from '@boma/domain/limits/token-bucket.ts';
import type { Ctx } from './context.ts';
import { firestore } from './firestore.ts';
import { store } from './store.ts';

/** Firestore's code when too many calls of one owner want its bucket at the same moment. */
const ABORTED = 10;

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
  const taken = firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    const draw = drawToken(stored, allowance, ctx.clock.real());
    if (!draw.allowed)
      throw new AppError('too-many-requests', {
        retryAfter: draw.retryAfterSeconds,
        ...(alert && { alert }),
      });
    transaction.set(document, { ...draw.bucket, expires_at: draw.fullAt });
  });
  await taken.catch((cause: unknown) => {
    const { code }: { code?: unknown } = Object(cause);
    throw code === ABORTED ? new AppError('too-many-requests', { retryAfter: 1, cause }) : cause;
  });
}
