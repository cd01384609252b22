import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import { callApi } from '../../../lib/api-client.ts';

/** What the screen itself finds words for. */
const own: readonly ErrorCode[] = ['forbidden', 'conflict', 'not-found'];

/** @throws AppError, as all of these do. */
export async function deleteMessage(message_id: string): Promise<void> {
  await callApi('deleteMessage', { body: { message_id } }, { own });
}

/** Answers when the mute ends, in unix milliseconds. */
export async function mutePerson(body: { uid: string; minutes: number; reason: string }): Promise<number> {
  const { data } = await callApi('mutePerson', { body }, { own });
  return data.sanction.kind === 'mute' ? data.sanction.until : Number.POSITIVE_INFINITY;
}

export async function banPerson(body: { uid: string; reason: string }): Promise<void> {
  await callApi('banPerson', { body }, { own });
}

export async function settleReports(report_ids: string[]): Promise<void> {
  await callApi('settleReport', { body: { report_ids } }, { own });
}

/** Why staff could not do what they tried, in a sentence. */
export function moderationProblem(cause: unknown): string {
  const code = cause instanceof AppError ? cause.code : undefined;
  if (code === 'forbidden')
    return 'You may not do this. Some of it only an admin may, and nobody an admin’s.';
  if (code === 'conflict') return 'This is yourself, or somebody whose account is closed already.';
  if (code === 'not-found') return 'There is no such account, or no such report, any more.';
  return 'That did not work. Please try again in a moment.';
}
