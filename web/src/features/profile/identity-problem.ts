import type { Problems } from '../../components/form/problems.ts';
import { providerWords } from '../../session/provider-words.ts';

/** The fields of the forms about what somebody signs in with. */
type IdentityProblems = Problems<'current' | 'next' | 'email'>;

const WRONG_PASSWORD = { current: providerWords.wrongPassword };

const byCode: Readonly<Record<string, IdentityProblems>> = {
  'auth/wrong-password': WRONG_PASSWORD,
  'auth/missing-password': WRONG_PASSWORD,
  'auth/invalid-credential': WRONG_PASSWORD,
  'auth/invalid-login-credentials': WRONG_PASSWORD,
  'auth/weak-password': { next: providerWords.weakPassword },
  'auth/email-already-in-use': { email: 'This address belongs to another account.' },
  'auth/invalid-email': { email: 'Please enter a valid email address.' },
  'auth/invalid-new-email': { email: 'Please enter a valid email address.' },
  'auth/too-many-requests': { form: 'That was a few tries too many. Please wait some minutes.' },
  'auth/network-request-failed': { form: providerWords.unreachable },
};

const OTHER: IdentityProblems = { form: providerWords.technical };

/** What the identity provider's refusal means to the person before the form. */
export function identityProblem(cause: unknown): IdentityProblems {
  const { code }: { code?: unknown } = Object(cause);
  return (typeof code === 'string' ? byCode[code] : undefined) ?? OTHER;
}
