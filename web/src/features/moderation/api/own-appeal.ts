import type { AppealView } from '@boma/domain/moderation/appeals.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

/** The user's last appeal. Null: they never sent one. @throws AppError. */
export async function readOwnAppeal(): Promise<AppealView | null> {
  return (await callApi('showAppeal')).data.appeal;
}

/** @throws AppError. */
export async function sendAppeal(text: string): Promise<void> {
  await callApi('sendAppeal', { body: { text } }, { own: ['conflict', 'invalid-input'] });
}
