import { deviceLabel } from '@boma/domain/accounts/device-label.ts';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { UserRecord } from 'firebase-admin/auth';
import type { CallerCtx } from '../platform/context.ts';
import { takeToken } from '../platform/take-token.ts';
import { deleteTokens, findTokens } from './api-tokens.ts';
import { ensureUser } from './ensure-user.ts';
import { issueApiToken } from './issue-api-token.ts';
import { standingAccount, validFrom } from './standing-account.ts';
import { verifyIdentity } from './verify-identity.ts';

/** A household or a school shares one address, so this allowance is wide. */
const EXCHANGES_PER_ADDRESS: Allowance = { capacity: 120, refillMs: 2000 };
const EXCHANGES_PER_PERSON: Allowance = { capacity: 30, refillMs: 10_000 };

/** A user keeps this many tokens, those used last. */
const TOKENS_PER_PERSON = 20;

/**
 * Deletes the tokens that have expired, those of ended sign-ins, and those above the limit. A token that a ban has ended since
 * the account was read stays: its next call hears of the ban.
 */
async function deleteOldTokens(account: UserRecord, now: number): Promise<void> {
  const held = (await findTokens(account.uid)).sort((a, b) => b.used_at - a.used_at);
  const from = validFrom(account);
  const alive = held.filter((token) => token.signed_in_at >= from && token.expires_at > now);
  const kept = new Set(alive.slice(0, TOKENS_PER_PERSON - 1));
  await deleteTokens(held.filter((token) => !kept.has(token)));
}

/**
 * Exchanges the identity token of a sign-in for an API token. The first exchange creates the user's document.
 * @throws AppError `unauthenticated` for an invalid token or an ended sign-in; `banned` or `forbidden` for a disabled
 * account; `too-many-requests`.
 */
export async function exchangeIdentityToken({
  ctx,
  input,
}: {
  ctx: CallerCtx;
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
  await deleteOldTokens(account, ctx.clock.real());
  const roles = rolesOf(account.customClaims);
  await ensureUser({ ctx, input: { uid, email: account.email ?? '', roles } });
  const label = deviceLabel(ctx.client?.userAgent ?? '');
  return issueApiToken({ ctx, input: { uid, signedInAt, label } });
}
