import { randomUUID } from 'node:crypto';
import type { Profile } from '../../../tools/simulators/google/profile.ts';
import { type CallOptions, callAgain } from '../api.ts';
import { eventually } from '../eventually.ts';
import { callAuth, callAuthAsOperator, refreshTokens } from './auth-emulator.ts';

/** The credentials in a browser after a real sign-in at the Auth emulator. */
export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly identityToken: string;
  readonly refreshToken: string;
}

/** The password of every account that `createAccount` makes. */
export const PASSWORD = 'a-long-walk';

async function enter(verb: string, email: string, password: string): Promise<SignedIn> {
  const answer = await callAuth(verb, { email, password, returnSecureToken: true });
  return {
    uid: String(answer.localId),
    email,
    password,
    identityToken: String(answer.idToken),
    refreshToken: String(answer.refreshToken),
  };
}

/** Creates an account at the Auth emulator. The site has no record of it yet. */
export async function createAccount(
  email = `${randomUUID()}@boma.test`,
  password = PASSWORD,
): Promise<SignedIn> {
  const created = await enter('signUp', email, password);
  // The emulator ends all sign-ins of before the account got its password. If another second began in between, its own
  // sign-in is one of them.
  return signedInAt(created) + 1000 > Date.now() ? created : signIn(created);
}

export function signIn({ email, password }: Pick<SignedIn, 'email' | 'password'>): Promise<SignedIn> {
  return enter('signInWithPassword', email, password);
}

/** Signs in with the profile that Google's account chooser returned, as the SDK does. */
export async function signInWithGoogle(profile: Profile): Promise<Omit<SignedIn, 'password'>> {
  const answer = await callAuth('signInWithIdp', {
    postBody: `${new URLSearchParams({ id_token: JSON.stringify(profile), providerId: 'google.com' })}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
  return {
    uid: String(answer.localId),
    email: profile.email,
    identityToken: String(answer.idToken),
    refreshToken: String(answer.refreshToken),
  };
}

/** The claims of an identity token. */
export function claimsOf({ identityToken }: Pick<SignedIn, 'identityToken'>) {
  const [, payload = ''] = identityToken.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    readonly auth_time: number;
    readonly exp: number;
    readonly roles?: readonly string[];
  };
}

/** Unix milliseconds of the sign-in that an identity token belongs to. */
export const signedInAt = (signedIn: Pick<SignedIn, 'identityToken'>): number =>
  claimsOf(signedIn).auth_time * 1000;

/** Signs in again, later than `after` (unix milliseconds): the second of a sign-in identifies it. */
export function signInAfter(account: Pick<SignedIn, 'email' | 'password'>, after: number): Promise<SignedIn> {
  return eventually(async () => {
    const signedIn = await signIn(account);
    if (signedInAt(signedIn) <= after) throw new Error('The second has not passed yet.');
    return signedIn;
  });
}

/** Replaces the identity token within the same sign-in, as the SDK does every hour. */
export async function refreshIdentity<T extends SignedIn>(signedIn: T): Promise<T> {
  const { id_token } = await refreshTokens(signedIn.refreshToken);
  return { ...signedIn, identityToken: String(id_token) };
}

/** Requests a reset of the password and follows the link. */
export async function resetPassword(account: SignedIn, password: string): Promise<SignedIn> {
  const { oobCode } = await callAuthAsOperator('sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: account.email,
    returnOobLink: true,
  });
  await callAuth('resetPassword', { oobCode, newPassword: password });
  return { ...account, password };
}

/** Exchanges the identity token for an API token. @throws Error when the site refuses. */
export async function exchange(
  { identityToken }: Pick<SignedIn, 'identityToken'>,
  options: CallOptions = {},
): Promise<string> {
  const body = { firebase_token: identityToken };
  return (await callAgain('validateUser', { ...options, body })).data.access_token;
}
