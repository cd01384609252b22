import { AppError } from '@boma/domain/errors.ts';
import { fieldProblems, type Problems } from '../../components/form/problems.ts';
import { browserWords, providerMessage, providerWords } from '../../session/provider-words.ts';

const FIELDS = ['email', 'password'] as const;
export type FieldName = (typeof FIELDS)[number];

/** What a user reads if they could not sign in. */
export interface IdentityProblem {
  /** Undefined if the sentences at the fields are enough. */
  readonly text?: string;
  readonly caption?: string;
  readonly fields: Problems<FieldName>;
}

const WAIT = 'That was a few tries too many. Please try again in a few minutes.';
/** Shown with a button to sign in. */
export const ALREADY_THERE = 'You already have an account with us.';
const INVALID_EMAIL = 'Your Email Address is invalid.';

const wrongPassword: IdentityProblem = {
  text:
    'The email and the password do not match. If you signed in with a social account such as Google before, ' +
    'use its button again; or press FORGOT PASSWORD? and we will send you a link to choose a password that you ' +
    'can use from then on.',
  fields: { password: providerWords.wrongPassword },
};

/** By the provider's code. Some codes mean either an unknown address or a wrong password. */
const byCode: Readonly<Record<string, IdentityProblem>> = {
  'auth/user-disabled': {
    text: 'Your account is currently disabled, please contact us to assist you.',
    fields: {},
  },
  'auth/user-not-found': {
    text: 'You do not have an account with us, please use the register link to the top right of your screen.',
    fields: {},
  },
  'auth/invalid-email': { text: INVALID_EMAIL, fields: { email: INVALID_EMAIL } },
  'auth/missing-email': { text: INVALID_EMAIL, fields: { email: INVALID_EMAIL } },
  'auth/wrong-password': wrongPassword,
  'auth/missing-password': wrongPassword,
  'auth/invalid-credential': wrongPassword,
  'auth/invalid-login-credentials': wrongPassword,
  'auth/email-already-in-use': { fields: { email: ALREADY_THERE } },
  'auth/weak-password': { fields: { password: providerWords.weakPassword } },
  'auth/too-many-requests': { text: WAIT, fields: {} },
  'auth/network-request-failed': { text: providerWords.unreachable, fields: {} },
};

const codeOf = (cause: unknown): string | undefined => {
  const { code }: { code?: unknown } = Object(cause);
  return typeof code === 'string' ? code : undefined;
};

function refusedByUs(cause: AppError): IdentityProblem {
  const { code, details } = cause;
  const fields = fieldProblems(cause, FIELDS, ', ');
  // The API client has already shown the alert of a refused form.
  if (code === 'invalid-input' && (details.alert || Object.keys(fields).length > 0)) return { fields };
  const plain =
    { 'too-many-requests': WAIT, unavailable: providerWords.unreachable }[code as string] ??
    providerWords.technical;
  return { text: details.alert ?? plain, fields, ...(details.caption && { caption: details.caption }) };
}

/** What the identity provider's refusal, or ours of the exchange after it, means to the user. */
export function identityProblem(cause: unknown): IdentityProblem {
  if (cause instanceof AppError) return refusedByUs(cause);
  const code = codeOf(cause) ?? '';
  const text = browserWords[code] ?? providerMessage(cause) ?? providerWords.technical;
  return byCode[code] ?? { text, fields: {} };
}

/** What a user reads if the link to choose a new password could not be sent. */
export function resetProblem(cause: unknown): string {
  return codeOf(cause) === 'auth/user-not-found'
    ? "You do not have an account with us, please register, it's FREE."
    : 'We could not send you a reset link, please contact us to help.';
}

const CANCELLED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/** True if the user closed Google's window. */
export const isCancelled = (cause: unknown) => CANCELLED.includes(codeOf(cause) ?? '');
