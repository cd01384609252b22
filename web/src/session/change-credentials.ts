import { sendEmailVerification, updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import { identityProvider } from '../lib/firebase/auth.ts';
import { logFailure } from '../lib/log.ts';
import { prove, proveByPassword, userOf } from './reauthenticate.ts';
import { logOut, signInBy } from './session-keeper.later.ts';
import { sendReset } from './sign-in.later.ts';

const signInPage = () => ({ url: `${location.origin}/auth/sign-in` });

/** Mails the link that confirms the address once more. @throws FirebaseError. */
export async function sendVerification(): Promise<void> {
  await sendEmailVerification(userOf(await identityProvider()), signInPage());
}

/** Mails a link for setting a password to a user who has none. @throws FirebaseError. */
export async function sendPasswordLink(): Promise<void> {
  await sendReset(userOf(await identityProvider()).email);
}

/**
 * Mails a link to the new address; the account has it once the link has been followed.
 * @throws FirebaseError, of a wrong password too; AppError.
 */
export async function changeEmail({
  password,
  email,
}: {
  readonly password: string;
  readonly email: string;
}): Promise<void> {
  const user = await proveByPassword(password);
  await verifyBeforeUpdateEmail(user, email, signInPage());
}

/**
 * Changes the password, which ends every sign-in made with the old one, and signs this device in with the new one.
 * `signed-out`: the password is changed, but signing in again failed.
 * @throws FirebaseError or AppError when nothing was changed, of a wrong password too.
 */
export async function changePassword({
  current,
  next,
}: {
  readonly current: string;
  readonly next: string;
}): Promise<'signed-in' | 'signed-out'> {
  let isChanged = false;
  try {
    await signInBy(async (auth) => {
      const user = userOf(auth);
      await prove(auth, user, current);
      await updatePassword(user, next);
      isChanged = true;
      // Its exchange is also what drops the API tokens of every other device.
      await prove(auth, user, next);
      return user;
    }, 'stay');
    return 'signed-in';
  } catch (cause) {
    if (!isChanged) throw cause;
    logFailure('Signing in with the new password', cause);
    await logOut();
    return 'signed-out';
  }
}
