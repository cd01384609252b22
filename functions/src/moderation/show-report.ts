import { AppError } from '@boma/domain/errors.ts';
import { MESSAGES_AROUND } from '@boma/domain/moderation/moderation.constants.ts';
import type { NearbyMessage, Report } from '@boma/domain/moderation/reports.schema.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { messagesOf } from '../chat/read-messages.ts';
import { store } from '../platform/store.ts';

/** When the message was sent. A message that a script wrote, or that is gone, counts from its report. */
async function timeOf({ message_id, reported_at }: Report): Promise<Timestamp> {
  const stored: unknown = (await store.chat(message_id).get()).get('sent_at');
  return stored instanceof Timestamp ? stored : Timestamp.fromMillis(reported_at);
}

async function messagesAround(report: Report): Promise<NearbyMessage[]> {
  if (report.chat === null) return [];
  const time = await timeOf(report);
  const ofChat = store.chat.all().where('chat', '==', report.chat);
  const [before, after] = await Promise.all([
    // One more, for the message itself.
    ofChat
      .where('sent_at', '<=', time)
      .orderBy('sent_at', 'desc')
      .limit(MESSAGES_AROUND + 1)
      .get(),
    ofChat.where('sent_at', '>', time).orderBy('sent_at').limit(MESSAGES_AROUND).get(),
  ]);
  const messages = messagesOf([...before.docs.toReversed(), ...after.docs]);
  return messages.map(({ id, author, message }) => ({ id, author, message }));
}

/**
 * The messages around a reported one, so that staff can judge it: itself included while it stands, the oldest first.
 * @throws AppError `not-found` for an unknown report.
 */
export async function showReport({ input: { id } }: { input: { id: string } }): Promise<NearbyMessage[]> {
  const report = (await store.chatReports(id).get()).data();
  if (!report) throw new AppError('not-found');
  return messagesAround(report);
}
