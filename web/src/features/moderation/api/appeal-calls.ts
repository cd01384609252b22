import type { ApiResponse } from '@boma/domain/api.ts';
import { AppError } from '@boma/domain/errors.ts';
import { callApi } from '../../../lib/api-client.ts';

export type OwnAppeal = ApiResponse<'showAppeal'>['data'];

/** The codes that say that a token opens nothing any more. */
const OVER = ['unauthenticated', 'token-expired'] as const;

/** True if the token opens nothing any more: staff have opened the account, or it is gone. */
export const isOver = (cause: unknown): boolean =>
  cause instanceof AppError && OVER.some((code) => code === cause.code);

/**
 * The user's last appeal, and the sanction in force. `token`: of an account that staff have closed.
 * @throws AppError.
 */
export async function readOwnAppeal(token?: string): Promise<OwnAppeal> {
  return (await callApi('showAppeal', {}, token === undefined ? {} : { token })).data;
}

/** `token`: as for `readOwnAppeal`. @throws AppError. */
export async function sendAppeal(text: string, token?: string): Promise<void> {
  const options = { own: ['conflict', 'invalid-input'], ...(token !== undefined && { token }) } as const;
  await callApi('sendAppeal', { body: { text } }, options);
}
