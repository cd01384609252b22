import type { CallersCode } from '@boma/domain/errors.ts';
import type { MoveQuestionInput } from '@boma/domain/questions/questions.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

/** The codes that the screens of staff word themselves. */
const own: readonly CallersCode[] = ['forbidden', 'not-found', 'conflict', 'invalid-input'];

/** Answers the id of the question. The form words these codes itself. All of these throw AppError. */
export async function askQuestion(question: string, allow: 0 | 1): Promise<string> {
  const words = { own: ['muted', 'invalid-input', 'too-many-requests'] as const };
  return (await callApi('askQuestion', { body: { question, allow } }, words)).data.id;
}

export async function voteQuestion(id: string, vote: boolean): Promise<void> {
  await callApi('voteQuestion', { body: { id, vote } });
}

export async function moveQuestion(body: MoveQuestionInput): Promise<void> {
  await callApi('moveQuestion', { body }, { own });
}

export async function mergeQuestions(id: string, into: string): Promise<void> {
  await callApi('mergeQuestions', { body: { id, into } }, { own });
}
