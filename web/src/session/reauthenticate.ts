import { type Auth, EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { identityProvider } from '../lib/firebase/auth.ts';
import { chooseSameGoogleAccount } from './google-popup.ts';

type Known = User & { readonly email: string };

export function userOf(auth: Auth): Known {
  const user = auth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in.');
  return user as Known;
}

/** Whoever holds the device shows that they know the password too. @throws FirebaseError. */
export async function prove(user: Known, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
}

/** An identity token of a sign-in made just now, with the password. @throws FirebaseError, of a wrong one too. */
export async function proofByPassword(password: string): Promise<string> {
  const user = userOf(await identityProvider());
  await prove(user, password);
  return user.getIdToken();
}

/** The same by Google's window: call it while they press. @throws FirebaseError, of another account than theirs too. */
export async function proofByGoogle(): Promise<string> {
  const user = userOf(await identityProvider());
  await chooseSameGoogleAccount(user);
  return user.getIdToken();
}
