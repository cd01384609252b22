/** `Firebase: The herd is crossing. (auth/some-code).` → `The herd is crossing.`; `Error` means no message. */
export function providerMessage(cause: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(cause);
  if (!(cause instanceof Error) || typeof code !== 'string' || !code.startsWith('auth/')) return undefined;
  const text = cause.message
    .replace(/^Firebase: /, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?$/, '')
    .trim();
  return text === '' || text === 'Error' ? undefined : text;
}

/** What users read about the identity provider's refusals, on every screen. */
export const providerWords = {
  wrongPassword: 'Your password is incorrect or missing.',
  weakPassword: 'Please choose a password that is harder to guess.',
  unreachable: 'We could not reach the sign-in service. Please check your connection and try again.',
  technical:
    'Unfortunately we had a technical issue, please try again in a few minutes or alternatively contact us for help.',
} as const;
