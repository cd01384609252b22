import { randomBytes } from 'node:crypto';
import type { ApiToken } from '@boma/domain/accounts/accounts.schema.ts';
import { userSchema } from '@boma/domain/accounts/user.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import { sanctionSchema } from '@boma/domain/moderation/sanctions.schema.ts';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { hashToken } from '../platform/hash-token.ts';
import { deviceIdOf, revokedSignInPath } from './sign-ins.ts';

const TOKEN_BYTES = 32;
export const API_TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What a token is kept as: `expires_at` is the store's own timestamp, which deletion by time-to-live goes by. */
export type StoredApiToken = Omit<ApiToken, 'expires_at'> & { readonly expires_at: Timestamp };

/** Read in the transaction that writes: whoever ends a sign-in meanwhile ends this one too. */
async function refuseEndedSignIn(transaction: Transaction, uid: string, signedInAt: number): Promise<void> {
  const [user, sanction, revoked] = await transaction.getAll(
    documentAt(`${collections.users}/${uid}`),
    documentAt(`${collections.sanctions}/${uid}`),
    documentAt(revokedSignInPath(uid, signedInAt)),
  );
  const said = sanction?.exists ? sanctionSchema.parse(sanction.data()) : undefined;
  if (said?.kind === 'ban') throw sanctionRefusal(said);
  // Made before, by whoever exchanges: it is missing when the account has just been deleted.
  if (!user?.exists || revoked?.exists) throw new AppError('unauthenticated');
  if (signedInAt <= userSchema.parse(user.data()).signed_out_at) throw new AppError('unauthenticated');
}

/**
 * Gives `uid` a new API token. It is in the answer and nowhere else: the store holds its SHA-256.
 * `signedInAt` is when they signed in (unix milliseconds), `label` names the device, `lifetimeMs` is how long the token is
 * good for without being used.
 * @throws AppError `unauthenticated` when that sign-in was ended meanwhile, `banned`.
 */
export async function issueApiToken({
  ctx,
  input: { uid, signedInAt, label, lifetimeMs = API_TOKEN_LIFETIME_MS },
}: {
  ctx: Ctx;
  input: { uid: string; signedInAt: number; label: string; lifetimeMs?: number };
}): Promise<{ access_token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = ctx.clock.real();
  const stored: StoredApiToken = {
    uid,
    device: { id: deviceIdOf(uid, signedInAt), label },
    signed_in_at: signedInAt,
    created_at: now,
    used_at: now,
    expires_at: Timestamp.fromMillis(now + lifetimeMs),
  };
  await firestore().runTransaction(async (transaction) => {
    await refuseEndedSignIn(transaction, uid, signedInAt);
    transaction.create(documentAt(`${collections.apiTokens}/${hashToken(token)}`), stored);
  });
  return { access_token: token };
}
