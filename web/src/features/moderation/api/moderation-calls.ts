import type { ErrorCode } from '@boma/domain/errors.ts';
import { callApi } from '../../../lib/api-client.ts';

/** The codes that the screens of staff word themselves. */
const own: readonly ErrorCode[] = ['forbidden', 'banned', 'not-found', 'conflict', 'invalid-input'];

/** All of these throw AppError. */
export async function reportMessage(message_id: string, reason: string): Promise<void> {
  await callApi('reportMessage', { body: { message_id, reason } }, { own });
}

export async function deleteMessage(message_id: string): Promise<void> {
  await callApi('deleteMessage', { body: { message_id } }, { own });
}

/** Answers when the mute ends, in unix milliseconds. */
export async function mutePerson(body: {
  readonly uid: string;
  readonly minutes: number;
  readonly reason: string;
}): Promise<number | undefined> {
  const { data } = await callApi('mutePerson', { body }, { own });
  return data.sanction.kind === 'mute' ? data.sanction.until : undefined;
}

/** Closes the account and signs it out everywhere. */
export async function banPerson(body: { readonly uid: string; readonly reason: string }): Promise<void> {
  await callApi('banPerson', { body }, { own });
}

/** Ends a mute or a ban. */
export async function liftSanction(uid: string): Promise<void> {
  await callApi('liftSanction', { body: { uid } }, { own });
}

export async function settleReports(report_ids: string[]): Promise<void> {
  await callApi('settleReport', { body: { report_ids } }, { own });
}
