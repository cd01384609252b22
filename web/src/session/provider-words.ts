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
  storageBlocked:
    'Your browser does not let our site store anything, so we cannot keep you signed in. Please allow cookies and site data ' +
    'for this site in your browser’s settings, or leave private browsing, and try again.',
  storageFull:
    'Your browser has no room left for our site, so we cannot keep you signed in. Please clear this site’s data in your ' +
    'browser’s settings, or free some space on your device, and try again.',
  popupBlocked:
    'Your browser has blocked Google’s window. Please allow pop-ups for this site, then press the button again.',
  technical:
    'Unfortunately we had a technical issue, please try again in a few minutes or alternatively contact us for help.',
} as const;

/** The words for what the browser, not the provider, stands in the way of. */
export const browserWords: Readonly<Record<string, string>> = {
  'auth/web-storage-unsupported': providerWords.storageBlocked,
  'auth/local-storage-full': providerWords.storageFull,
  'auth/popup-blocked': providerWords.popupBlocked,
};
