import { apiTokenSchema } from '@boma/domain/accounts/accounts.schema.ts';
import { isToken } from '@boma/domain/accounts/user-type.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Clock } from './clock.ts';
import type { Actor } from './context.ts';
import { readDocument } from './firestore.ts';
import { hashToken } from './hash-token.ts';

/** The token of an Authorization header; null for none and for the 'Bearer null' of a client that has none. */
export function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization.trim()) ?? [];
  if (!token) throw new AppError('unauthenticated');
  if (token === 'null') return null;
  if (!isToken(token)) throw new AppError('unauthenticated');
  return token;
}

/**
 * Who sent this Authorization header. A token runs out by real time.
 * @throws AppError `unauthenticated` when the token is none of ours or was revoked, `token-expired` when it has run out.
 */
export async function identify(authorization: string | undefined, clock: Clock): Promise<Actor> {
  const token = bearerToken(authorization);
  if (token === null) return { kind: 'guest' };
  const stored = await readDocument(`${collections.apiTokens}/${hashToken(token)}`, apiTokenSchema);
  if (!stored) throw new AppError('unauthenticated');
  if (stored.expires_at <= clock.real()) throw new AppError('token-expired');
  return { kind: 'user', uid: stored.uid };
}
