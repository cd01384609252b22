import { AppError } from '@boma/domain/errors.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import { providerWords } from '../../session/provider-words.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 'Saturday, 28 November 2026 at 15:40', by the viewer's clock. `time` is unix milliseconds. */
export const momentWords = (time: number) => moment.format(time);

/** What is wrong with a proof or with what it was for; `password` stands at its field. */
export interface LeavingProblem {
  readonly password?: string;
  readonly text?: string;
}

const WRONG_PASSWORD: LeavingProblem = { password: providerWords.wrongPassword };

const byCode: Readonly<Record<string, LeavingProblem>> = {
  'auth/wrong-password': WRONG_PASSWORD,
  'auth/missing-password': WRONG_PASSWORD,
  'auth/invalid-credential': WRONG_PASSWORD,
  'auth/invalid-login-credentials': WRONG_PASSWORD,
  'auth/user-mismatch': { text: 'That is another Google account. Please choose the one you come in with.' },
  'auth/popup-blocked': {
    text: 'Your browser kept Google’s window from opening. Please allow it and try again.',
  },
  'auth/too-many-requests': { text: 'That was a few tries too many. Please wait some minutes.' },
  'auth/network-request-failed': { text: providerWords.unreachable },
  // Whoever closes the window has changed their mind.
  'auth/popup-closed-by-user': {},
  'auth/cancelled-popup-request': {},
};

/** What somebody is told whose account could not be taken off, or who could not show that it is theirs. */
export function leavingProblem(cause: unknown): LeavingProblem {
  if (cause instanceof AppError) {
    if (cause.code === 'invalid-input') return { text: PRIVACY_TEXTS.unproven };
    if (cause.code === 'unavailable') return { text: cause.details.alert ?? providerWords.unreachable };
    return { text: cause.details.alert ?? providerWords.technical };
  }
  const { code }: { code?: unknown } = Object(cause);
  return (typeof code === 'string' ? byCode[code] : undefined) ?? { text: providerWords.technical };
}
