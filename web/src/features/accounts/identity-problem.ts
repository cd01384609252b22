import { AppError } from '@boma/domain/errors.ts';
import { providerMessage, providerWords } from '../../session/provider-words.ts';

export type FieldName = 'email' | 'password';
/** A sentence by the field it belongs to. */
export type Problems = Readonly<Partial<Record<FieldName, string>>>;

/** What somebody is told who could not come in. */
export interface IdentityProblem {
  /** Undefined where the fields say all there is to say. */
  readonly text?: string;
  readonly caption?: string;
  readonly fields: Problems;
}

const WAIT = 'That was a few tries too many. Please catch your breath, and try again in some minutes.';
/** Beside it stands the way to sign in. */
export const ALREADY_THERE = 'You already have an account with us.';
const INVALID_EMAIL = 'Your Email Address is invalid.';

const wrongPassword: IdentityProblem = {
  text:
    'The email and the password do not belong together. If you came in with a social account such as Google before, ' +
    'use its button again; or press FORGOT PASSWORD? and we will send you a link to choose a password, with which ' +
    'you can come in from then on.',
  fields: { password: providerWords.wrongPassword },
};

/** By the provider's code. It may say one and the same of an unknown address and a wrong password. */
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

function refusedByUs({ code, details }: AppError): IdentityProblem {
  const fields = Object.fromEntries(
    (['email', 'password'] as const).flatMap((name) => {
      const sentences = details.errors?.[name];
      return sentences ? [[name, sentences.join(', ')]] : [];
    }),
  );
  // The words of a refused form are said to everybody's callers alike.
  if (code === 'invalid-input' && (details.alert || Object.keys(fields).length > 0)) return { fields };
  const plain =
    { 'too-many-requests': WAIT, unavailable: providerWords.unreachable }[code as string] ??
    providerWords.technical;
  return { text: details.alert ?? plain, fields, ...(details.caption && { caption: details.caption }) };
}

/** What the identity provider's refusal, or ours of the exchange after it, means to the person before the form. */
export function identityProblem(cause: unknown): IdentityProblem {
  if (cause instanceof AppError) return refusedByUs(cause);
  const code = codeOf(cause) ?? '';
  return byCode[code] ?? { text: providerMessage(cause) ?? providerWords.technical, fields: {} };
}

/** What somebody is told who asked for a link to choose a new password and gets none. */
export function resetProblem(cause: unknown): string {
  return codeOf(cause) === 'auth/user-not-found'
    ? "You do not have an account with us, please register, it's FREE."
    : 'We could not send you a reset link, please contact us to help.';
}

const CHANGED_THEIR_MIND = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

/** Did somebody close the window of the social account, rather than that anything failed? */
export const changedTheirMind = (cause: unknown) => CHANGED_THEIR_MIND.includes(codeOf(cause) ?? '');
