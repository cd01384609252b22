import { type ApiToken, apiTokenSchema } from '@boma/domain/accounts/accounts.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { bearerToken } from '../platform/bearer-token.ts';
import type { Clock } from '../platform/clock.ts';
import type { User } from '../platform/context.ts';
import { documentAt, readDocument } from '../platform/firestore.ts';
import { hashToken } from '../platform/hash-token.ts';
import { API_TOKEN_LIFETIME_MS } from './issue-api-token.ts';
import { standingAccount } from './standing-account.ts';

const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Once a day the token is written to and the account looked at, instead of at every call. So whoever holds a token after
 * a reset of the password, and never asks for anything that looks at the account, loses it within a day of use.
 */
async function renew(path: string, { uid, signed_in_at }: ApiToken, now: number): Promise<void> {
  try {
    await standingAccount(uid, signed_in_at);
  } catch (error) {
    // Where Auth does not answer, the token stays what it is and is renewed by a later call.
    if (!(error instanceof AppError)) return;
    await documentAt(path).delete();
    throw error;
  }
  const renewed = { used_at: now, expires_at: Timestamp.fromMillis(now + API_TOKEN_LIFETIME_MS) };
  await documentAt(path)
    .update(renewed)
    .catch((cause: unknown) => {
      throw new AppError('unauthenticated', { cause });
    });
}

/**
 * Who sent this Authorization header. A token runs out by real time.
 * @throws AppError `unauthenticated` when the token is none of ours or was revoked, `token-expired` when it has run out;
 * at most once a day for a token, `banned` and `forbidden` for an account that was disabled.
 */
export async function identify(authorization: string | undefined, clock: Clock): Promise<User | undefined> {
  const token = bearerToken(authorization);
  if (token === null) return undefined;
  const path = `${collections.apiTokens}/${hashToken(token)}`;
  const stored = await readDocument(path, apiTokenSchema);
  if (!stored) throw new AppError('unauthenticated');
  const now = clock.real();
  if (stored.expires_at <= now) throw new AppError('token-expired');
  if (now - stored.used_at >= RENEW_AFTER_MS) await renew(path, stored, now);
  return {
    uid: stored.uid,
    session: { path, device: stored.device.id, signedInAt: stored.signed_in_at },
  };
}
