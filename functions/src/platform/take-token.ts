import { createHash } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { type Allowance, bucketSchema, drawToken } from '@boma/domain/limits/token-bucket.ts';
import { Timestamp } from 'firebase-admin/firestore';
import type { Ctx } from './context.ts';
import { documentAt, firestore } from './firestore.ts';

/** What the store says when too many calls of one owner want its bucket at the same moment. */
const ABORTED = 10;

/**
 * Uses up one of what `owner` may do, such as 'exchange by address 192.0.2.7', which is stored as a hash only. `alert`:
 * what somebody reads who has used up all.
 * @throws AppError `too-many-requests` with the seconds to wait.
 */
export async function takeToken({
  ctx,
  input: { owner, allowance, alert },
}: {
  ctx: Ctx;
  input: { owner: string; allowance: Allowance; alert?: string };
}): Promise<void> {
  const document = documentAt(
    `${collections.rateLimits}/${createHash('sha256').update(owner).digest('hex')}`,
  );
  const draw = firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    const draw = drawToken(stored && bucketSchema.parse(stored), allowance, ctx.clock.real());
    if (!draw.allowed)
      throw new AppError('too-many-requests', {
        retryAfter: draw.retryAfterSeconds,
        ...(alert && { alert }),
      });
    transaction.set(document, { ...draw.bucket, expires_at: Timestamp.fromMillis(draw.fullAt) });
  });
  await draw.catch((cause: unknown) => {
    const { code }: { code?: unknown } = Object(cause);
    throw code === ABORTED ? new AppError('too-many-requests', { retryAfter: 1, cause }) : cause;
  });
}
