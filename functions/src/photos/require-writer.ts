import type { User as Profile } from '@boma/domain/accounts/user.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import { forbids } from '@boma/domain/moderation/sanction-kinds.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';

/**
 * The profile of a user who may publish: a title is as public as a message. The transaction fails without the profile,
 * because a deletion of the account at the same time would not find what it writes.
 * @throws AppError `muted`, `banned`, with the reason; `unauthenticated` when the account is gone.
 */
export async function requireWriter(transaction: Transaction, uid: string, now: number): Promise<Profile> {
  const [sanctionAt, userAt] = await readDocuments(transaction, store.sanctions(uid), store.users(uid));
  const sanction = activeSanction(sanctionAt.data(), now);
  if (sanction && forbids(sanction.kind, 'send-message')) throw sanctionRefusal(sanction);
  const profile = userAt.data();
  if (!profile) throw new AppError('unauthenticated');
  return profile;
}
