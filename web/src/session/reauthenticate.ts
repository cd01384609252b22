import { type Auth, EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { chooseSameGoogleAccount } from './google-popup.ts';
import { exchangeAgain, signInBy, startIdentity } from './session-keeper.later.ts';

type Known = User & { readonly email: string };

export function userOf(auth: Auth): Known {
  const user = auth.currentUser;
  if (!user?.email) throw new Error('No user is signed in.');
  return user as Known;
}

/** Checks that the person at the device knows the password too. @throws FirebaseError; AppError from the exchange. */
export async function prove(auth: Auth, user: Known, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  await exchangeAgain(auth, user);
}

async function proveBy(proof: (auth: Auth, user: Known) => Promise<void>): Promise<Known> {
  const user = userOf(await startIdentity());
  await signInBy(async (auth) => {
    await proof(auth, user);
    return user;
  }, 'stay');
  return user;
}

/** The user, after a fresh sign-in with the password. @throws FirebaseError, for a wrong password too; AppError. */
export const proveByPassword = (password: string): Promise<Known> =>
  proveBy((auth, user) => prove(auth, user, password));

/** The identity token of a fresh sign-in with the password. @throws as `proveByPassword`. */
export const proofByPassword = async (password: string): Promise<string> =>
  (await proveByPassword(password)).getIdToken();

/**
 * The same through Google's window: call it from the handler of a press. @throws FirebaseError, for another account too;
 * AppError.
 */
export async function proofByGoogle(): Promise<string> {
  const user = await proveBy(async (auth, known) => {
    await chooseSameGoogleAccount(known);
    await exchangeAgain(auth, known);
  });
  return user.getIdToken();
}
