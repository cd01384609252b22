import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { Ctx } from '../platform/context.ts';
import { takeToken } from '../platform/take-token.ts';

/** Each link asks Stripe several times, who takes a hundred calls a second from all of us together. */
export const LINKS_PER_PERSON: Allowance = { capacity: 20, refillMs: 10_000 };

/** @throws AppError `too-many-requests`. */
export function limitLinks(ctx: Ctx, uid: string): Promise<void> {
  return takeToken({ ctx, input: { owner: `links to Stripe for ${uid}`, allowance: LINKS_PER_PERSON } });
}
