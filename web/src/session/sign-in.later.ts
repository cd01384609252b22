import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { identityProvider } from '../lib/firebase/auth.ts';
import { logFailure } from '../lib/log.ts';
import { chooseGoogleAccount } from './google-popup.ts';
import type { Then } from './session-events.later.ts';
import { signInBy } from './session-keeper.later.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const signInPage = () => ({ url: `${location.origin}/auth/sign-in` });

/** @throws FirebaseError; AppError from the exchange. */
export function signInWithPassword({ email, password }: Credentials, then: Then): Promise<void> {
  return signInBy(async (auth) => (await signInWithEmailAndPassword(auth, email, password)).user, then);
}

/** Lets the visitor choose a Google account: call it from the handler of a press. @throws FirebaseError; AppError. */
export function signInWithGoogle(then: Then): Promise<void> {
  return signInBy(async (auth) => (await chooseGoogleAccount(auth)).user, then);
}

/** Creates an account and sends its owner a mail to confirm the address. @throws FirebaseError; AppError. */
export function register({ email, password }: Credentials, then: Then): Promise<void> {
  return signInBy(async (auth) => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    // A user without the mail can ask for another on their profile.
    sendEmailVerification(user, signInPage()).catch((cause: unknown) =>
      logFailure('Sending the verification mail', cause),
    );
    return user;
  }, then);
}

/** Registers a new account, or signs in if the address already has one. @throws FirebaseError; AppError. */
export async function registerOrSignIn(credentials: Credentials, then: Then): Promise<void> {
  try {
    await register(credentials, then);
  } catch (cause) {
    if (Object(cause).code !== 'auth/email-already-in-use') throw cause;
    await signInWithPassword(credentials, then);
  }
}

/** Mails a link to choose a new password; it leads back to the sign-in page. @throws FirebaseError. */
export async function sendReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await identityProvider(), email, signInPage());
}
