import { AppError } from '@boma/domain/errors.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import { describe, expect, it } from 'vitest';
import { providerWords } from '../../session/provider-words.ts';
import { leavingProblem, momentWords } from './leaving-words.ts';

describe('what somebody is told who cannot leave', () => {
  it.each([
    [{ code: 'auth/wrong-password' }, { password: providerWords.wrongPassword }],
    [{ code: 'auth/popup-closed-by-user' }, {}],
    [{ code: 'auth/network-request-failed' }, { text: providerWords.unreachable }],
    [new Error('Something else'), { text: providerWords.technical }],
    [new AppError('invalid-input'), { text: PRIVACY_TEXTS.unproven }],
    [new AppError('unavailable', { alert: PRIVACY_TEXTS.noProvider }), { text: PRIVACY_TEXTS.noProvider }],
    [new AppError('unavailable'), { text: providerWords.unreachable }],
    [new AppError('conflict', { alert: PRIVACY_TEXTS.tooLate }), { text: PRIVACY_TEXTS.tooLate }],
  ])('%o', (cause, told) => {
    expect(leavingProblem(cause)).toEqual(told);
  });
});

it('a moment is told with its day and its minute', () => {
  expect(momentWords(new Date(2026, 10, 28, 15, 40).getTime())).toMatch(
    /^Saturday,? 28 November 2026 at 15:40$/,
  );
});
