import { randomBytes } from 'node:crypto';
import { AppError } from '@boma/domain/errors.ts';
import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { hashToken } from '../platform/hash-token.ts';
import { store } from '../platform/store.ts';
import { deviceIdOf, revokedSignIn } from './sign-ins.ts';

const TOKEN_BYTES = 32;
export const API_TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Refuses an ended sign-in. Runs in the transaction that writes the token, so a simultaneous sign-out counts too. */
async function refuseEndedSignIn(transaction: Transaction, uid: string, signedInAt: number): Promise<void> {
  const [sanction, user, revoked] = await Promise.all([
    transaction.get(store.sanctions(uid)),
    transaction.get(store.users(uid)),
    transaction.get(revokedSignIn(uid, signedInAt)),
  ]);
  const imposed = sanction.data();
  if (imposed && closesAccount(imposed.kind)) throw sanctionRefusal(imposed);
  const stored = user.data();
  // The exchange has created the document before. It is missing if the account was deleted since.
  if (!stored || revoked.exists) throw new AppError('unauthenticated');
  if (signedInAt <= stored.signed_out_at) throw new AppError('unauthenticated');
}

/**
 * Gives `uid` a new API token. Only the answer contains it: the store keeps its SHA-256.
 * `signedInAt` is the moment of the sign-in (unix milliseconds), `label` the name of the device, `lifetimeMs` the time
 * after which an unused token expires.
 * @throws AppError `unauthenticated` for a sign-in that has ended, `banned`.
 */
export async function issueApiToken({
  ctx,
  input: { uid, signedInAt, label, lifetimeMs = API_TOKEN_LIFETIME_MS },
}: {
  ctx: Pick<Ctx, 'clock'>;
  input: { uid: string; signedInAt: number; label: string; lifetimeMs?: number };
}): Promise<{ access_token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = ctx.clock.real();
  await firestore().runTransaction(async (transaction) => {
    await refuseEndedSignIn(transaction, uid, signedInAt);
    transaction.create(store.apiTokens(hashToken(token)), {
      uid,
      device: { id: deviceIdOf(uid, signedInAt), label },
      signed_in_at: signedInAt,
      created_at: now,
      used_at: now,
      expires_at: now + lifetimeMs,
      ended_by_ban: false,
    });
  });
  return { access_token: token };
}
