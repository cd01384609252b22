import type { StandIn } from '@boma/domain/chat/change-in-tail.ts';
import type { ReportedKind } from '@boma/domain/moderation/reported-kinds.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { store } from '../platform/store.ts';
import { updateAll } from '../platform/update-all.ts';
import { reportedThings } from './reported-things.ts';

const kindsThatGo = Object.entries(reportedThings).flatMap(([kind, { goesWithAuthor }]) =>
  goesWithAuthor ? [kind as ReportedKind] : [],
);

/**
 * Replaces a user in the reports about them, in those that they made or settled, in the sanctions that they imposed, and in
 * the appeals, texts and messages that they decided or closed. Forgets what they claimed and noted as staff, and that they
 * gave a membership. Reports lose the copies of the user's photos and questions, which are deleted. The audit log and the bin
 * name who did what until they expire. A repeated call changes nothing more.
 */
export async function anonymiseModeration({
  input: { uid, standIn },
}: {
  input: { uid: string; standIn: StandIn };
}): Promise<void> {
  const { user_id } = standIn;
  const reports = (field: 'user_id' | 'reported_by' | 'settled_by') =>
    store.chatReports.all().where(field, '==', uid);
  await updateAll(
    store.chatReports.all().where('user_id', '==', uid).where('kind', 'in', kindsThatGo),
    store.chatReports.patch({ message: null, picture: null }),
  );
  await updateAll(reports('user_id'), store.chatReports.patch({ ...standIn }));
  await updateAll(reports('reported_by'), store.chatReports.patch({ reported_by: user_id }));
  await updateAll(reports('settled_by'), store.chatReports.patch({ settled_by: user_id }));
  await updateAll(
    store.chatReports.all().where('claim.by', '==', uid),
    store.chatReports.patch({ claim: null }),
  );
  await updateAll(store.appeals.all().where('claim.by', '==', uid), store.appeals.patch({ claim: null }));
  await updateAll(
    store.heldTexts.all().where('claim.by', '==', uid),
    store.heldTexts.patch({ claim: FieldValue.delete() }),
  );
  await updateAll(store.personNotes.all().where('by', '==', uid), store.personNotes.patch({ by: null }));
  await updateAll(store.sanctions.all().where('by', '==', uid), store.sanctions.patch({ by: user_id }));
  const appeals = (field: 'imposed_by' | 'decided_by') => store.appeals.all().where(field, '==', uid);
  await updateAll(appeals('imposed_by'), store.appeals.patch({ imposed_by: user_id }));
  await updateAll(appeals('decided_by'), store.appeals.patch({ decided_by: user_id }));
  await updateAll(
    store.heldTexts.all().where('decided_by', '==', uid),
    store.heldTexts.patch({ decided_by: user_id }),
  );
  await updateAll(
    store.contactMessages.all().where('closed_by', '==', uid),
    store.contactMessages.patch({ closed_by: user_id }),
  );
  await updateAll(
    store.users.all().where('membership_given_by', '==', uid),
    store.users.patch({ membership_given_by: null }),
  );
}
