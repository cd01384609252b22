import { AppError } from '@boma/domain/errors.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import { describe, expect, it } from 'vitest';
import { providerWords } from '../../session/provider-words.ts';
import { leavingProblem } from './leaving-words.ts';

describe('the error text of a failed deletion', () => {
  it.each([
    [{ code: 'auth/wrong-password' }, { password: providerWords.wrongPassword }],
    [{ code: 'auth/popup-closed-by-user' }, undefined],
    [{ code: 'auth/network-request-failed' }, { form: providerWords.unreachable }],
    [new Error('Something else'), { form: providerWords.technical }],
    [new AppError('invalid-input'), { form: PRIVACY_TEXTS.unproven }],
    [new AppError('unavailable', { alert: PRIVACY_TEXTS.noProvider }), { form: PRIVACY_TEXTS.noProvider }],
    [
      new AppError('unavailable'),
      {
        form: 'We had no answer, so we cannot say whether it was done. Please look at this page again in a minute.',
      },
    ],
    [new AppError('conflict', { alert: PRIVACY_TEXTS.tooLate }), { form: PRIVACY_TEXTS.tooLate }],
  ])('%o', (cause, told) => {
    expect(leavingProblem(cause)).toEqual(told);
  });
});
