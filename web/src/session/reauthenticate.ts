import { type Auth, EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { identityProvider } from '../lib/firebase/auth.ts';
import { chooseSameGoogleAccount } from './google-popup.ts';

type Known = User & { readonly email: string };

export function userOf(auth: Auth): Known {
  const user = auth.currentUser;
  if (!user?.email) throw new Error('No user is signed in.');
  return user as Known;
}

/** Checks that the person at the device knows the password too. @throws FirebaseError. */
export async function prove(user: Known, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
}

/** The identity token of a fresh sign-in with the password. @throws FirebaseError, for a wrong password too. */
export async function proofByPassword(password: string): Promise<string> {
  const user = userOf(await identityProvider());
  await prove(user, password);
  return user.getIdToken();
}

/** The same through Google's window: call it from the handler of a press. @throws FirebaseError, for another account too. */
export async function proofByGoogle(): Promise<string> {
  const user = userOf(await identityProvider());
  await chooseSameGoogleAccount(user);
  return user.getIdToken();
}
