import type { StandIn } from '@boma/domain/chat/rename-in-tail.ts';
import { collections } from '@boma/domain/collections.ts';
import { firestore } from '../platform/firestore.ts';

const BATCH = 400;

/** Each field that can hold a person, and what it becomes. */
const changes = ({ author, user_id }: StandIn) =>
  [
    ['user_id', { author, user_id }],
    ['reported_by', { reported_by: user_id }],
    ['settled_by', { settled_by: user_id }],
  ] as const;

/** Takes a person out of the reports of messages: theirs, those they have made, and those they have dealt with. */
export async function anonymiseReports({
  input: { uid, standIn },
}: {
  input: { uid: string; standIn: StandIn };
}): Promise<void> {
  const reports = firestore().collection(collections.chatReports);
  for (const [field, change] of changes(standIn)) {
    const { docs } = await reports.where(field, '==', uid).select().get();
    for (let at = 0; at < docs.length; at += BATCH) {
      const batch = firestore().batch();
      for (const { ref } of docs.slice(at, at + BATCH)) batch.update(ref, change);
      await batch.commit();
    }
  }
}
