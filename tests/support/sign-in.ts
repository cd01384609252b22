import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Profile } from '../../tools/simulators/google/profile.ts';
import { type CallOptions, call } from './api.ts';
import { project } from './run.ts';

/** What a browser holds after a real sign-in at the Auth emulator. */
export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly identityToken: string;
  readonly refreshToken: string;
}

type Answer = Record<string, unknown>;

function authHost(): string {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!host) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set: start these tests through npm test.');
  return `http://${host}`;
}

async function post(path: string, body: object, owner = false): Promise<Answer> {
  const answer = await fetch(`${authHost()}/${path}${owner ? '' : '?key=any'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(owner && { authorization: 'Bearer owner' }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Auth answered ${answer.status} to ${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const accounts = (verb: string, body: object) =>
  post(`identitytoolkit.googleapis.com/v1/accounts:${verb}`, body);
const asOwner = (verb: string, body: object) =>
  post(`identitytoolkit.googleapis.com/v1/projects/${project()}/accounts:${verb}`, body, true);

async function enter(verb: string, email: string, password: string): Promise<SignedIn> {
  const answer = await accounts(verb, { email, password, returnSecureToken: true });
  return {
    uid: String(answer.localId),
    email,
    password,
    identityToken: String(answer.idToken),
    refreshToken: String(answer.refreshToken),
  };
}

/** Registers somebody new. */
export function register(email = `${randomUUID()}@boma.test`, password = 'a-long-walk'): Promise<SignedIn> {
  return enter('signUp', email, password);
}

export function signIn({ email, password }: Pick<SignedIn, 'email' | 'password'>): Promise<SignedIn> {
  return enter('signInWithPassword', email, password);
}

/** Signs in with what the account chooser says of somebody, as the SDK does with it. */
export async function signInWithGoogle(profile: Profile): Promise<Omit<SignedIn, 'password'>> {
  const answer = await accounts('signInWithIdp', {
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

/** Unix milliseconds of the sign-in that an identity token comes from. */
export function signedInAt({ identityToken }: Pick<SignedIn, 'identityToken'>): number {
  const [, payload = ''] = identityToken.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number }).auth_time * 1000;
}

/** Signs in once more, later than `after` (unix milliseconds): sign-ins are told apart by their second. */
export function signInAfter(person: SignedIn, after: number): Promise<SignedIn> {
  return vi.waitFor(
    async () => {
      const signedIn = await signIn(person);
      if (signedInAt(signedIn) <= after) throw new Error('The second has not passed yet.');
      return signedIn;
    },
    { timeout: 40_000, interval: 250 },
  );
}

/** A new identity token of the same sign-in, as the SDK fetches one every hour. */
export async function refresh(person: SignedIn): Promise<SignedIn> {
  const answer = await post('securetoken.googleapis.com/v1/token', {
    grant_type: 'refresh_token',
    refresh_token: person.refreshToken,
  });
  return { ...person, identityToken: String(answer.id_token) };
}

/** Asks for a reset of the password and follows the link. */
export async function resetPassword(person: SignedIn, password: string): Promise<SignedIn> {
  const { oobCode } = await asOwner('sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: person.email,
    returnOobLink: true,
  });
  await accounts('resetPassword', { oobCode, newPassword: password });
  return { ...person, password };
}

export const setAccount = ({ uid }: Pick<SignedIn, 'uid'>, change: object) =>
  asOwner('update', { localId: uid, ...change });

export const setRoles = (person: Pick<SignedIn, 'uid'>, roles: readonly string[]) =>
  setAccount(person, { customAttributes: JSON.stringify({ roles }) });

/** The API token for a sign-in. @throws Error when it is refused. */
export async function exchange(
  { identityToken }: Pick<SignedIn, 'identityToken'>,
  options: CallOptions = {},
): Promise<string> {
  const body = { firebase_token: identityToken };
  return (await call('validateUser', { ...options, body })).data.access_token;
}
