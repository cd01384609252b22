import { getApps, initializeApp } from 'firebase-admin/app';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { batchCalls } from './batch-calls.ts';

let instance: Promise<Auth> | undefined;

/** Firebase Auth. Loaded at its first use: most calls never need it, and it is slow to start. */
export function identity(): Promise<Auth> {
  instance ??= import('firebase-admin/auth').then(({ getAuth }) => getAuth(getApps()[0] ?? initializeApp()));
  return instance;
}

/** The most accounts that one call to Auth may ask for. */
const ACCOUNTS = 100;

/** Finds an account, in one call with all others that are asked for at the same time. Undefined when there is none. */
export const findAccount: (uid: string) => Promise<UserRecord | undefined> = batchCalls(async (uids) => {
  const { users } = await (await identity()).getUsers(uids.map((uid) => ({ uid })));
  return uids.map((uid) => users.find((user) => user.uid === uid));
}, ACCOUNTS);

/** The code of an error that Firebase Auth threw, without its prefix: `user-not-found`. Undefined for any other error. */
export function identityErrorCode(error: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code.replace(/^auth\//, '') : undefined;
}
