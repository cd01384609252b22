import { FirebaseError } from 'firebase/app';
import { storageProblem } from '../lib/storage-problem.ts';

/** The codes of a browser in which no sign-in can be kept, beside those of the identity provider. */
const STORAGE_CODES = {
  blocked: 'auth/web-storage-unsupported',
  full: 'auth/local-storage-full',
} as const;

/** Without storage the server's answers could not be kept, so every sign-in would fail halfway. @throws FirebaseError. */
export function requireStorage(): void {
  const problem = storageProblem();
  if (problem) throw new FirebaseError(STORAGE_CODES[problem], `The browser's storage is ${problem}.`);
}
