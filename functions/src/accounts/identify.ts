import type { ApiToken } from '@boma/domain/accounts/api-token.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import { bearerToken } from '../platform/bearer-token.ts';
import type { Clock } from '../platform/clock.ts';
import type { User } from '../platform/context.ts';
import { hashToken } from '../platform/hash-token.ts';
import { type StoredDocument, store } from '../platform/store.ts';
import { API_TOKEN_LIFETIME_MS } from './issue-api-token.ts';
import { banRefusal, standingAccount } from './standing-account.ts';

const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Once a day of use the token is extended and the account checked at Firebase Auth. A token that has lost its account or
 * its sign-in is deleted then, even if its owner only makes calls that check no account.
 */
async function renew(
  document: StoredDocument<'apiTokens'>,
  { uid, signed_in_at }: ApiToken,
  now: number,
): Promise<void> {
  try {
    await standingAccount(uid, signed_in_at);
  } catch (error) {
    // Without an answer of Firebase Auth the token stays as it is. A later call renews it.
    if (!(error instanceof AppError)) return;
    // The token of a banned user is ended in another way, which leaves them their appeal.
    if (error.code !== 'banned') await document.delete();
    throw error;
  }
  const renewed = store.apiTokens.patch({ used_at: now, expires_at: now + API_TOKEN_LIFETIME_MS });
  await document.update(renewed).catch((cause: unknown) => {
    throw new AppError('unauthenticated', { cause });
  });
}

/**
 * The user whose API token this Authorization header carries. Undefined for a guest. Tokens expire by the real clock.
 * `evenBanned` accepts a token that a ban ended.
 * @throws AppError `unauthenticated` for an unknown or revoked token; `token-expired`; `banned` for a token that a ban
 * ended; at most once a day of use what `standingAccount` throws.
 */
export async function identify(
  authorization: string | undefined,
  clock: Clock,
  evenBanned = false,
): Promise<User | undefined> {
  const token = bearerToken(authorization);
  if (token === null) return undefined;
  const tokenId = hashToken(token);
  const document = store.apiTokens(tokenId);
  const stored = (await document.get()).data();
  if (!stored) throw new AppError('unauthenticated');
  if (stored.ended_by_ban && !evenBanned)
    throw (await banRefusal(stored.uid)) ?? new AppError('unauthenticated');
  const now = clock.real();
  if (stored.expires_at <= now) throw new AppError('token-expired');
  if (!stored.ended_by_ban && now - stored.used_at >= RENEW_AFTER_MS) await renew(document, stored, now);
  return {
    uid: stored.uid,
    session: { tokenId, device: stored.device.id, signedInAt: stored.signed_in_at },
  };
}
