import type { CallersCode } from '@boma/domain/errors.ts';
import { refusalsOf } from '@boma/domain/moderation/sanction-kinds.ts';
import type { MoveQuestionInput } from '@boma/domain/questions/questions.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

/** The codes that the screens of staff word themselves. */
const own: readonly CallersCode[] = ['forbidden', 'not-found', 'conflict', 'invalid-input'];

/** The form words these codes itself. What closes an account is for the session to answer. */
const ofForm = (): CallersCode[] => [
  ...refusalsOf('send-message').filter((code) => !refusalsOf('sign-in').includes(code)),
  'conflict',
  'invalid-input',
  'too-many-requests',
];

export interface TypedQuestion {
  readonly question: string;
  readonly allow: 0 | 1;
}

/** Answers the id of the question. A call with the same id can be repeated. All of these throw AppError. */
export async function askQuestion(body: TypedQuestion & { readonly id: string }): Promise<string> {
  return (await callApi('askQuestion', { body }, { own: ofForm() })).data.id;
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
