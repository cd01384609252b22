import type { PersonHistory, PersonMessage } from '@boma/domain/moderation/person-history.schema.ts';
import type { NearbyMessage } from '@boma/domain/moderation/reports.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

/** The messages around a reported one, the oldest first. @throws AppError. */
export async function messagesAround(reportId: string): Promise<readonly NearbyMessage[]> {
  return (await callApi('showReport', { params: { id: reportId } })).data.around;
}

/** @throws AppError. */
export async function personHistory(uid: string): Promise<PersonHistory> {
  return (await callApi('showPerson', { params: { uid } })).data;
}

/** How many reports are open. @throws AppError. */
export async function openReportCount(): Promise<number> {
  return (await callApi('countReports')).data.open;
}

/** The last messages of a user, the newest first. @throws AppError. */
export async function personMessages(uid: string): Promise<readonly PersonMessage[]> {
  return (await callApi('listPersonMessages', { params: { uid } })).data.messages;
}
