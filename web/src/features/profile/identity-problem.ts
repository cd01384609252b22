/** What is wrong, by the field it belongs to; `form` is for what belongs to none. */
export interface Problems {
  readonly current?: string | undefined;
  readonly next?: string | undefined;
  readonly email?: string | undefined;
  readonly form?: string | undefined;
}

const WRONG_PASSWORD = { current: 'Your password is incorrect or missing.' };

const byCode: Readonly<Record<string, Problems>> = {
  'auth/wrong-password': WRONG_PASSWORD,
  'auth/missing-password': WRONG_PASSWORD,
  'auth/invalid-credential': WRONG_PASSWORD,
  'auth/invalid-login-credentials': WRONG_PASSWORD,
  'auth/weak-password': { next: 'Please choose a password that is harder to guess.' },
  'auth/email-already-in-use': { email: 'This address belongs to another account.' },
  'auth/invalid-email': { email: 'Please enter a valid email address.' },
  'auth/invalid-new-email': { email: 'Please enter a valid email address.' },
  'auth/too-many-requests': { form: 'That was a few tries too many. Please wait some minutes.' },
  'auth/network-request-failed': {
    form: 'We could not reach the gate. Please check your connection and try again.',
  },
};

const OTHER: Problems = {
  form: 'Unfortunately we had a technical issue, please try again in a few minutes or alternatively contact us for help.',
};

/** What the identity provider's refusal means to the person before the form. */
export function identityProblem(cause: unknown): Problems {
  const { code }: { code?: unknown } = Object(cause);
  return (typeof code === 'string' ? byCode[code] : undefined) ?? OTHER;
}
