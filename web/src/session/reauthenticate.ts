import { AppError } from '@boma/domain/errors.ts';
import { type Auth, EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { callApi } from '../lib/api-client.ts';
import { logFailure } from '../lib/log.ts';
import { readStored } from '../lib/storage.ts';
import { apiTokenKey } from '../lib/storage-keys.ts';
import { chooseSameGoogleAccount } from './google-popup.ts';
import { signInBy, startIdentity } from './session-keeper.later.ts';
import { keepApiToken } from './write-session.later.ts';

type Known = User & { readonly email: string };

export function userOf(auth: Auth): Known {
  const user = auth.currentUser;
  if (!user?.email) throw new Error('No user is signed in.');
  return user as Known;
}

/**
 * Exchanges the sign-in of this device again and clears the API token of before. Each reauthentication is a newer sign-in:
 * with the older token this device could be signed out elsewhere, and go on by the newer sign-in.
 */
async function exchangeAgain(user: User): Promise<void> {
  const before = readStored(apiTokenKey);
  const firebase_token = await user.getIdToken();
  const { data } = await callApi('validateUser', { body: { firebase_token } }, { ofSession: true });
  keepApiToken(data.access_token);
  if (before === null) return;
  await callApi('clearToken', {}, { token: before }).catch((cause: unknown) => {
    // A new password has ended it already.
    if (!(cause instanceof AppError && cause.code === 'unauthenticated'))
      logFailure('Clearing the token of before', cause);
  });
}

/** Checks that the person at the device knows the password too. @throws FirebaseError; AppError from the exchange. */
export async function prove(user: Known, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  await exchangeAgain(user);
}

async function proveBy(proof: (user: Known) => Promise<void>): Promise<Known> {
  const user = userOf(await startIdentity());
  await signInBy(async () => {
    await proof(user);
    return user;
  }, 'stay');
  return user;
}

/** The user, after a fresh sign-in with the password. @throws FirebaseError, for a wrong password too; AppError. */
export const proveByPassword = (password: string): Promise<Known> => proveBy((user) => prove(user, password));

/** The identity token of a fresh sign-in with the password. @throws as `proveByPassword`. */
export const proofByPassword = async (password: string): Promise<string> =>
  (await proveByPassword(password)).getIdToken();

/**
 * The same through Google's window: call it from the handler of a press. @throws FirebaseError, for another account too;
 * AppError.
 */
export async function proofByGoogle(): Promise<string> {
  const user = await proveBy(async (known) => {
    await chooseSameGoogleAccount(known);
    await exchangeAgain(known);
  });
  return user.getIdToken();
}
