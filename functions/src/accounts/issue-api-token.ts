import { randomBytes } from 'node:crypto';
import type { ApiToken } from '@boma/domain/accounts/accounts.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { hashToken } from '../platform/hash-token.ts';

const TOKEN_BYTES = 32;
export const API_TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Gives `uid` a new API token. It is in the answer and nowhere else: the store holds its SHA-256.
 * `lifetimeMs` is how long it is good for, in milliseconds.
 */
export async function issueApiToken({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { uid: string; lifetimeMs?: number };
}): Promise<{ access_token: string; expires_at: number }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = ctx.clock.real();
  const stored: ApiToken = {
    uid: input.uid,
    created_at: now,
    expires_at: now + (input.lifetimeMs ?? API_TOKEN_LIFETIME_MS),
  };
  await documentAt(`${collections.apiTokens}/${hashToken(token)}`).create(stored);
  return { access_token: token, expires_at: stored.expires_at };
}
