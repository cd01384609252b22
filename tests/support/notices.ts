import { randomUUID } from 'node:crypto';
import { fullNotify } from '@boma/domain/notifications/notifications.fixtures.ts';
import { versionOf } from '../../functions/src/platform/edit-document.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { stored } from './stored.ts';

/** What staff send about a new notice that waits. */
export const noticeFor = (publish: object, change: object = {}) => ({
  id: randomUUID(),
  version: null,
  notice: { ...fullNotify, ...change, publish },
});

/** A draft of a notice. */
export async function newWaitingNotice(): Promise<{ id: string; version: string | null }> {
  const id = randomUUID();
  const document = stored.plannedNotices(id);
  await document.set({ ...fullNotify, send_at: null });
  return { id, version: versionOf(await document.get()) };
}

/** Deletes all notices that wait. */
export async function deleteWaitingNotices(): Promise<void> {
  const { docs } = await stored.plannedNotices.all().get();
  const batch = firestore().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
