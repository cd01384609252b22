import { deviceLabel } from '@boma/domain/accounts/device-label.ts';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { UserRecord } from 'firebase-admin/auth';
import type { Ctx } from '../platform/context.ts';
import { takeToken } from '../platform/take-token.ts';
import { ensureUser } from './ensure-user.ts';
import { issueApiToken } from './issue-api-token.ts';
import { dropTokens, tokensOf } from './person-tokens.ts';
import { standingAccount, validFrom } from './standing-account.ts';
import { verifyIdentity } from './verify-identity.ts';

/** A household or a school shares an address, so that one is wide. */
export const EXCHANGES_PER_ADDRESS: Allowance = { capacity: 120, refillMs: 2000 };
export const EXCHANGES_PER_PERSON: Allowance = { capacity: 30, refillMs: 10_000 };

/** As many as anybody has devices; the least used go first. */
const TOKENS_PER_PERSON = 20;

/** Drops what a reset of the password has ended, what has run out, and what is more than anybody has devices. */
async function tidyTokens(account: UserRecord, now: number): Promise<void> {
  const held = (await tokensOf(account.uid)).sort((a, b) => b.used_at - a.used_at);
  const from = validFrom(account);
  const alive = held.filter((token) => token.signed_in_at >= from && token.expires_at > now);
  const kept = new Set(alive.slice(0, TOKENS_PER_PERSON - 1));
  await dropTokens(held.filter((token) => !kept.has(token)));
}

/**
 * Exchanges the identity token of a sign-in for an API token, and makes the person's document at the first time.
 * @throws AppError `unauthenticated` for a token that is none, or whose sign-in was ended; `banned`, `forbidden` for an
 * account that was disabled; `too-many-requests`.
 */
export async function exchangeIdentityToken({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { firebase_token: string };
}): Promise<{ access_token: string }> {
  const address = ctx.client?.address;
  if (address) {
    const owner = `exchange by address ${address}`;
    await takeToken({ ctx, input: { owner, allowance: EXCHANGES_PER_ADDRESS } });
  }
  const { uid, auth_time } = await verifyIdentity(input.firebase_token);
  await takeToken({ ctx, input: { owner: `exchange by person ${uid}`, allowance: EXCHANGES_PER_PERSON } });
  const signedInAt = auth_time * 1000;
  const account = await standingAccount(uid, signedInAt);
  await tidyTokens(account, ctx.clock.real());
  const roles = rolesOf(account.customClaims);
  await ensureUser({ ctx, input: { uid, email: account.email ?? '', roles } });
  const label = deviceLabel(ctx.client?.userAgent ?? '');
  return issueApiToken({ ctx, input: { uid, signedInAt, label } });
}
