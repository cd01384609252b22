import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import type { Role } from '../../../domain/src/accounts/roles.ts';
import { collections } from '../../../domain/src/collections.ts';
import { documentAt } from '../../../functions/src/platform/firestore.ts';
import { payAt } from '../../support/checkout.ts';
import { project, site } from '../../support/run.ts';

/** Somebody with an account of their own, and what a browser keeps of their sign-in. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  /** The API token of this sign-in: dead once a page has signed out with it. */
  readonly apiToken: string;
  /** Local storage of a browser in which they have signed in. */
  readonly stored: Readonly<Record<string, string>>;
}

export interface PersonOptions {
  readonly userType?: 'registered' | 'subscriber';
  /** Those of staff; `subscriber` comes with the user type. */
  readonly roles?: readonly Exclude<Role, 'subscriber'>[];
  readonly displayName?: string;
  /** Belongs to the free preview. */
  readonly isFree?: boolean;
}

let provider: Promise<Auth> | undefined;

function authHost(): string {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!host) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set: start these tests through npm test.');
  return `http://${host}`;
}

async function connect(): Promise<Auth> {
  const config = (await (await fetch(`${site()}/__/firebase/init.json`)).json()) as FirebaseOptions;
  const auth = initializeAuth(initializeApp(config), { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, authHost(), { disableWarnings: true });
  return auth;
}

/** The SDK itself signs in, so that what a browser is given is what a browser would have kept. */
function identityProvider(): Promise<Auth> {
  provider ??= connect();
  return provider;
}

/** Changes an account as its operator could. */
export async function setAccount({ uid }: Pick<Person, 'uid'>, change: object): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${project()}/accounts:update`;
  const answer = await fetch(`${authHost()}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, ...change }),
  });
  if (!answer.ok) throw new Error(`Auth answered ${answer.status}: ${await answer.text()}`);
}

async function ask(path: string, init: RequestInit): Promise<Record<string, unknown>> {
  const answer = await fetch(`${site()}${path}`, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

async function exchange(user: User): Promise<string> {
  const { access_token } = await ask('/api/auth/validate-user', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firebase_token: await user.getIdToken() }),
  });
  return String(access_token);
}

/** Buys a membership as anybody does, and waits until the site has heard of it: the claim is the last to come. */
async function becomeMember(user: User, apiToken: string): Promise<void> {
  const { link } = await ask('/api/subscription/payment-link', {
    headers: { authorization: `Bearer ${apiToken}` },
  });
  await payAt(String(link), { email: user.email ?? '' });
  await expect
    .poll(async () => (await user.getIdTokenResult(true)).claims.roles, { timeout: 20_000 })
    .toContain('subscriber');
}

async function settle(
  user: User,
  { userType, roles = [], displayName, isFree = false }: PersonOptions,
): Promise<string> {
  if (roles.length > 0) {
    await setAccount(user, { customAttributes: JSON.stringify({ roles }) });
    await user.getIdToken(true);
  }
  const apiToken = await exchange(user);
  if (userType === 'subscriber') await becomeMember(user, apiToken);
  const changes = { ...(displayName && { display_name: displayName }), ...(isFree && { is_free: true }) };
  if (displayName || isFree) await documentAt(`${collections.users}/${user.uid}`).update(changes);
  return apiToken;
}

/** Somebody with what a browser keeps of this sign-in. */
async function personOf(user: User, password: string, apiToken: string): Promise<Person> {
  const auth = await identityProvider();
  const data = await ask('/api/auth/user', { headers: { authorization: `Bearer ${apiToken}` } });
  const view = data.user as { display_name: string };
  return {
    uid: user.uid,
    email: user.email ?? '',
    password,
    displayName: view.display_name,
    apiToken,
    stored: {
      'api-token': apiToken,
      'fbase-token': await user.getIdToken(),
      'ac-user': JSON.stringify(view),
      // Where the SDK looks for a sign-in that it has not moved to its database yet.
      [`firebase:authUser:${auth.config.apiKey}:[DEFAULT]`]: JSON.stringify(user.toJSON()),
    },
  };
}

/** Makes an account that nobody else uses, signed in somewhere that is no page. */
export async function registerPerson(options: PersonOptions = {}): Promise<Person> {
  const auth = await identityProvider();
  const [email, password] = [`${randomUUID()}@boma.test`, 'a-long-walk'];
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  return personOf(user, password, await settle(user, options));
}

const signedInAt = async (user: User) => Date.parse((await user.getIdTokenResult()).authTime);
const claimedBy = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { auth_time: number };

/** Signs somebody in on another device, in a later second: sign-ins are told apart by theirs. */
export async function signInAgain({ email, password, stored }: Person): Promise<Person> {
  const auth = await identityProvider();
  const before = claimedBy(stored['fbase-token'] ?? '').auth_time * 1000;
  let user: User | undefined;
  await expect(async () => {
    user = (await signInWithEmailAndPassword(auth, email, password)).user;
    expect(await signedInAt(user)).toBeGreaterThan(before);
  }).toPass({ intervals: [300] });
  if (!user) throw new Error('Nobody signed in.');
  return personOf(user, password, await exchange(user));
}

/** Gives the browser that sign-in, and takes away any it had. What else it keeps stays. */
async function giveSession(context: BrowserContext, { stored }: Person): Promise<void> {
  const { cookies, origins } = await context.storageState();
  const before = origins.find(({ origin }) => origin === site())?.localStorage ?? [];
  const kept = before.filter(({ name }) => !(name in stored));
  const localStorage = [...kept, ...Object.entries(stored).map(([name, value]) => ({ name, value }))];
  await context.setStorageState({ cookies, origins: [{ origin: site(), localStorage }] });
}

/** Signs the page's browser in as somebody who is somebody already; a page that is open notices when it is loaded anew. */
export async function signInWith(page: Page, person: Person): Promise<void> {
  await giveSession(page.context(), person);
}

/** Signs the page's browser in as somebody new. For tests that sign out, write, or change the account. */
export async function newPerson(page: Page, options: PersonOptions = {}): Promise<Person> {
  const person = await registerPerson(options);
  await signInWith(page, person);
  return person;
}

const everybody = new Map<string, Promise<Person>>();

/**
 * Signs the page's browser in as a person of that type, whom all tests of a worker share: a test only looks, and never
 * signs them out. Others take `newPerson`.
 */
export async function signInAs(page: Page, userType: 'registered' | 'subscriber'): Promise<Person> {
  const making = everybody.get(userType) ?? registerPerson({ userType });
  everybody.set(userType, making);
  const person = await making;
  await signInWith(page, person);
  return person;
}
