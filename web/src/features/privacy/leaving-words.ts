import { AppError } from '@boma/domain/errors.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import type { Problems } from '../../components/form/problems.ts';
import { providerMessage, providerWords } from '../../session/provider-words.ts';

type LeavingProblem = Problems<'password'>;

const NO_ANSWER =
  'We had no answer, so we cannot say whether it was done. Please look at this page again in a minute.';

const WRONG_PASSWORD: LeavingProblem = { password: providerWords.wrongPassword };

const byCode: Readonly<Record<string, LeavingProblem>> = {
  'auth/wrong-password': WRONG_PASSWORD,
  'auth/missing-password': WRONG_PASSWORD,
  'auth/invalid-credential': WRONG_PASSWORD,
  'auth/invalid-login-credentials': WRONG_PASSWORD,
  'auth/user-mismatch': { form: 'That is another Google account. Please choose the one you sign in with.' },
  'auth/popup-blocked': {
    form: 'Your browser kept Google’s window from opening. Please allow it and try again.',
  },
  'auth/too-many-requests': { form: 'That was a few tries too many. Please try again in a few minutes.' },
  'auth/network-request-failed': { form: providerWords.unreachable },
};

/** A user who closes Google's window has cancelled. */
const CANCELLED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'];

/** What the user reads if the deletion, or the proof before it, failed. Undefined: the user has cancelled. */
export function leavingProblem(cause: unknown): LeavingProblem | undefined {
  if (cause instanceof AppError) {
    if (cause.code === 'invalid-input') return { form: PRIVACY_TEXTS.unproven };
    if (cause.code === 'unavailable') return { form: cause.details.alert ?? NO_ANSWER };
    return { form: cause.details.alert ?? providerWords.technical };
  }
  const { code }: { code?: unknown } = Object(cause);
  if (typeof code !== 'string') return { form: providerWords.technical };
  if (CANCELLED.includes(code)) return undefined;
  return byCode[code] ?? { form: providerMessage(cause) ?? providerWords.technical };
}
