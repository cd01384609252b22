import type { BrowserContext, Page } from '@playwright/test';
import { call } from '../../support/api.ts';
import { becomeMember } from '../../support/people/members.ts';
import { claimsOf } from '../../support/people/sign-in.ts';
import {
  registerQuickly,
  registerStaff,
  registerViewer,
  type StaffRole,
  type Viewer,
  type ViewerOptions,
} from '../../support/people/viewers.ts';
import { site } from '../../support/run.ts';

export interface PersonOptions extends ViewerOptions {
  readonly userType?: 'registered' | 'subscriber';
  /** Roles of staff; `subscriber` comes with the user type. */
  readonly roles?: readonly StaffRole[];
}

let apiKey: Promise<string> | undefined;

async function readApiKey(): Promise<string> {
  const config = (await (await fetch(`${site()}/__/firebase/init.json`)).json()) as { apiKey: string };
  return config.apiKey;
}

/** The record of a sign-in in local storage, from where the Auth SDK moves it to its database. */
async function identityRecord({
  uid,
  email,
  identityToken,
  refreshToken,
}: Viewer): Promise<[string, object]> {
  apiKey ??= readApiKey();
  const appName = '[DEFAULT]';
  const record = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, email, displayName: null, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: {
      refreshToken,
      accessToken: identityToken,
      expirationTime: claimsOf({ identityToken }).exp * 1000,
    },
    apiKey: await apiKey,
    appName,
  };
  return [`firebase:authUser:${await apiKey}:${appName}`, record];
}

/** Puts a session into the browser and removes any earlier one. Other stored items stay. */
async function giveSession(
  context: BrowserContext,
  session: Readonly<Record<string, string>>,
): Promise<void> {
  const { cookies, origins } = await context.storageState();
  const before = origins.find(({ origin }) => origin === site())?.localStorage ?? [];
  const kept = before.filter(({ name }) => !(name in session));
  const localStorage = [...kept, ...Object.entries(session).map(([name, value]) => ({ name, value }))];
  await context.setStorageState({ cookies, origins: [{ origin: site(), localStorage }] });
}

/** Signs the page's browser in as an existing viewer. An open page needs a reload. */
export async function signInWith(page: Page, viewer: Viewer): Promise<void> {
  const { user } = (await call('showUser', { token: viewer.token })).data;
  const [key, record] = await identityRecord(viewer);
  await giveSession(page.context(), {
    'api-token': viewer.token,
    'fbase-token': viewer.identityToken,
    'ac-user': JSON.stringify(user),
    [key]: JSON.stringify(record),
  });
}

async function register({ userType, roles, ...options }: PersonOptions): Promise<Viewer> {
  if (roles) return registerStaff(...roles);
  // Most tests are about something else than registering.
  const isPlain = Object.keys(options).length === 0;
  const viewer = isPlain ? await registerQuickly() : await registerViewer(options);
  return userType === 'subscriber' ? becomeMember(viewer) : viewer;
}

/** Signs the page's browser in as a new person. For tests that sign out, write, or change the account. */
export async function newPerson(page: Page, options: PersonOptions = {}): Promise<Viewer> {
  const person = await register(options);
  await signInWith(page, person);
  return person;
}

const shared = new Map<string, Promise<Viewer>>();

/**
 * Signs the page's browser in as the person of that type whom all tests of a worker share. Such a test only reads and never
 * signs out; other tests use `newPerson`.
 */
export async function signInAs(page: Page, userType: 'registered' | 'subscriber'): Promise<Viewer> {
  const registering = shared.get(userType) ?? register({ userType });
  shared.set(userType, registering);
  const person = await registering;
  await signInWith(page, person);
  return person;
}
