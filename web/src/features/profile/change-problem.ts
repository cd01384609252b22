import type { Problems } from '../../components/form/problems.ts';
import { browserWords, providerMessage, providerWords } from '../../session/provider-words.ts';

/** The fields of the forms that change the email or the password. */
type ChangeProblems = Problems<'current' | 'next' | 'email'>;

const WRONG_PASSWORD = { current: providerWords.wrongPassword };

const byCode: Readonly<Record<string, ChangeProblems>> = {
  'auth/wrong-password': WRONG_PASSWORD,
  'auth/missing-password': WRONG_PASSWORD,
  'auth/invalid-credential': WRONG_PASSWORD,
  'auth/invalid-login-credentials': WRONG_PASSWORD,
  'auth/weak-password': { next: providerWords.weakPassword },
  'auth/email-already-in-use': { email: 'This email belongs to another account.' },
  'auth/invalid-email': { email: 'Please enter a valid email address.' },
  'auth/invalid-new-email': { email: 'Please enter a valid email address.' },
  'auth/too-many-requests': { form: 'That was a few tries too many. Please try again in a few minutes.' },
  'auth/network-request-failed': { form: providerWords.unreachable },
  unavailable: { form: providerWords.unreachable },
};

/** What the identity provider's refusal means at the form. Of an uncommon code its message says it. */
export function changeProblem(cause: unknown): ChangeProblems {
  const { code }: { code?: unknown } = Object(cause);
  const known = typeof code === 'string' ? byCode[code] : undefined;
  const text = (typeof code === 'string' && browserWords[code]) || providerMessage(cause);
  return known ?? { form: text ?? providerWords.technical };
}
