import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { deletionView } from '@boma/domain/privacy/deletion.policy.ts';
import { type Deletion, type DeletionView, deletionSchema } from '@boma/domain/privacy/deletion.schema.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { requireUser } from '../accounts/require-user.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';

export const deletionAt = (uid: string): DocumentReference => documentAt(`${collections.deletions}/${uid}`);

export const deletionIn = (document: DocumentSnapshot): Deletion | undefined =>
  document.exists ? deletionSchema.parse(document.data()) : undefined;

/** For so long Stripe repeats an event that it got no answer to. */
export const LAST_EVENTS_MS = 3 * 86_400_000;

/** Nothing is done for so long about what is due, and nothing has been asked anew about meanwhile. */
export async function putOff(ctx: Ctx, uid: string, ms: number): Promise<void> {
  const now = await ctx.clock.now();
  await firestore().runTransaction(async (transaction) => {
    const deletion = deletionIn(await transaction.get(deletionAt(uid)));
    if (deletion && deletion.next_at <= now) transaction.update(deletionAt(uid), { next_at: now + ms });
  });
}

export const readDeletion = async (uid: string) => deletionIn(await deletionAt(uid).get());

/** Whether the caller's account is about to be deleted. @throws AppError `unauthenticated`. */
export async function showDeletion({ ctx }: { ctx: Ctx }): Promise<DeletionView | null> {
  const { uid } = await requireUser(ctx);
  return deletionView(await readDeletion(uid));
}

/** That somebody is not about to leave, before they buy what they would lose. @throws AppError `forbidden`. */
export async function requireStaying(uid: string): Promise<void> {
  if (deletionView(await readDeletion(uid)))
    throw new AppError('forbidden', { alert: PRIVACY_TEXTS.leaving });
}
