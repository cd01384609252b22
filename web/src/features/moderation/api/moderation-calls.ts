import type { ApiInput } from '@boma/domain/api.ts';
import type { CallersCode } from '@boma/domain/errors.ts';
import type { ImposeSanctionInput, Sanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

/** The codes that the screens of staff word themselves. */
const own: readonly CallersCode[] = ['forbidden', 'banned', 'not-found', 'conflict', 'invalid-input'];

/** All of these throw AppError. */
export async function reportThing(body: ApiInput<'reportThing'>['body']): Promise<void> {
  await callApi('reportThing', { body }, { own });
}

export async function deletePhoto(photo_id: string): Promise<void> {
  await callApi('deletePhoto', { body: { photo_id } }, { own });
}

export async function removeQuestion(id: string): Promise<void> {
  await callApi('moveQuestion', { body: { id, to: 'removed' } }, { own });
}

export async function deleteMessage(message_id: string): Promise<void> {
  await callApi('deleteMessage', { body: { message_id } }, { own });
}

/** Answers the sanction as it is stored, with its end. */
export async function imposeSanction(body: ImposeSanctionInput): Promise<Sanction> {
  return (await callApi('imposeSanction', { body }, { own })).data.sanction;
}

export async function liftSanction(uid: string): Promise<void> {
  await callApi('liftSanction', { body: { uid } }, { own });
}

export async function claimReports(report_ids: string[]): Promise<void> {
  await callApi('claimReport', { body: { report_ids } }, { own });
}

export async function settleReports(report_ids: string[]): Promise<void> {
  await callApi('settleReport', { body: { report_ids } }, { own });
}

export async function hideMessage(body: ApiInput<'hideMessage'>['body']): Promise<void> {
  await callApi('hideMessage', { body }, { own });
}

export async function putBackMessage(message_id: string): Promise<void> {
  await callApi('putBackMessage', { body: { message_id } }, { own });
}
