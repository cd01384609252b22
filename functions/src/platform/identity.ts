import { getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';

let instance: Promise<Auth> | undefined;

/** Firebase Auth. Loaded when first asked for: most calls never need it, and it is slow to start. */
export function identity(): Promise<Auth> {
  instance ??= import('firebase-admin/auth').then(({ getAuth }) => getAuth(getApps()[0] ?? initializeApp()));
  return instance;
}

/** The code of an error that Firebase Auth threw, without its prefix: `user-not-found`. Undefined for any other error. */
export function identityErrorCode(error: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code.replace(/^auth\//, '') : undefined;
}
