import { collections } from '@boma/domain/collections.ts';
import { describe, expect, it } from 'vitest';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { hashToken } from '../../functions/src/platform/hash-token.ts';
import { DEMO_ACCOUNTS } from '../../tools/seed/accounts.ts';
import { type CallOptions, call, request } from '../support/api.ts';
import { oneTry } from '../support/one-try.ts';
import { setRoles, updateAccount } from '../support/people/auth-emulator.ts';
import { grantMembership } from '../support/people/members.ts';
import { createAccount, exchange, resetPassword, signIn } from '../support/people/sign-in.ts';
import { registerViewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const aTimestamp = expect.any(timestampOf(1).constructor);
const tokenDocument = (token: string) => stored.apiTokens(hashToken(token));
const storedToken = async (token: string) => (await tokenDocument(token).get()).data();

async function refusal(name: Parameters<typeof request>[0], options: CallOptions) {
  const answer = await request(name, options);
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}

const unauthenticated = [401, 'unauthenticated'];

describe('the exchange', () => {
  it('R7-043 gives an API token for an identity token, and keeps only its hash', async () => {
    const person = await createAccount();
    const answer = await request('validateUser', { body: { firebase_token: person.identityToken } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { data } = (await answer.json()) as { data: { access_token: string } };
    expect(data.access_token).toMatch(/^[\w-]{43}$/);
    const document = await storedToken(data.access_token);
    expect(JSON.stringify(document)).not.toContain(data.access_token);
    expect(document?.expires_at).toEqual(aTimestamp);
    expect((document?.expires_at.toMillis() ?? 0) - Date.now()).toBeGreaterThan(30 * DAY_MS - 60_000);
  });

  it.each([
    ['a word', 'nonsense'],
    ['an API token', 'a'.repeat(43)],
    ['an unsigned token of an unknown user', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"nobody"}')}.`],
  ])('R7-043 refuses %s with 401', async (_what, firebase_token) => {
    await registerViewer();
    expect(await refusal('validateUser', { body: { firebase_token } })).toEqual(unauthenticated);
  });

  it('names what is missing', async () => {
    const answer = await request('validateUser', { body: {} });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { firebase_token: ['The identity token is missing.'] },
    });
  });

  it('creates one user for several exchanges at once', oneTry, async () => {
    const person = await createAccount();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => exchange(person)));
    const users = await Promise.all(tokens.map((token) => call('showUser', { token })));
    expect(new Set(users.map(({ data }) => data.user.display_name)).size).toBe(1);
    expect(new Set(tokens).size).toBe(5);
  });

  it('limits the exchanges per user, and states the wait', async () => {
    const person = await createAccount();
    const answers = [];
    // The allowance grows by one every ten seconds, also during the test.
    while (answers.length < 60 && answers.at(-1)?.status !== 429)
      answers.push(await request('validateUser', { body: { firebase_token: person.identityToken } }));
    expect(answers[0]?.status).toBe(200);
    const held = answers.at(-1);
    expect(held?.status).toBe(429);
    expect(Number(held?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(held?.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    await registerViewer();
  });

  it('limits an IP address across all users, and stores no address', async () => {
    const headers = { 'Fastly-Client-IP': '192.0.2.77' };
    const body = { firebase_token: 'nonsense' };
    const statuses: number[] = [];
    while (statuses.length < 200 && statuses.at(-1) !== 429)
      statuses.push((await request('validateUser', { headers, body })).status);
    expect(statuses[0]).toBe(401);
    expect(statuses).toContain(429);
    expect(await refusal('validateUser', { body })).toEqual(unauthenticated);
    const buckets = await stored.rateLimits.all().get();
    expect(buckets.size).toBeGreaterThan(0);
    for (const bucket of buckets.docs) {
      expect(`${bucket.id} ${JSON.stringify(bucket.data())}`).not.toContain('192.0.2.77');
      expect(bucket.data().expires_at).toEqual(aTimestamp);
    }
  });
});

describe('the user', () => {
  it('R7-040 R3-001 is shown to the user with every field, and refused without a token', async () => {
    const person = await createAccount();
    const { data } = await call('showUser', { token: await exchange(person) });
    expect(data.user).toEqual({
      id: person.uid,
      email: person.email,
      email_verified: false,
      name: '',
      surname: '',
      display_name: expect.any(String),
      roles: [],
      has_subscription: false,
      is_subscribed: false,
      subscription_status: null,
      jr: false,
      is_free: false,
      notification_categories: [],
      sanction: null,
    });
    expect(await refusal('showUser', {})).toEqual(unauthenticated);
    expect(await refusal('showUser', { token: 'null' })).toEqual(unauthenticated);
  });

  it('R7-044 gets a display name of a word and four digits, not from their email address', async () => {
    const person = await createAccount(`nomvula.${Date.now()}@boma.test`);
    await updateAccount(person, { displayName: 'Nomvula Dlamini' });
    const { data } = await call('showUser', { token: await exchange(await signIn(person)) });
    expect(data.user.display_name).toMatch(/^[A-Z][a-z]+ \d{4}$/);
    expect(data.user.display_name).not.toContain('Ranger');
    expect((await stored.users(person.uid).get()).exists).toBe(true);
  });

  it('is a subscriber by the membership, not by the claims', async () => {
    const person = await createAccount();
    await setRoles(person, ['subscriber']);
    const token = await exchange(await signIn(person));
    const user = async () => (await call('showUser', { token })).data.user;
    expect(await user()).toMatchObject({ roles: [], has_subscription: false, is_subscribed: false });
    const membership = firestore().doc(`${collections.membership}/${person.uid}`);
    await membership.set({ status: 'active', entitled_until: Date.now() + DAY_MS });
    expect(await user()).toMatchObject({
      roles: ['subscriber'],
      has_subscription: true,
      is_subscribed: true,
      subscription_status: 'active',
    });
    await membership.set({ status: 'cancelled', entitled_until: Date.now() - 1 });
    expect(await user()).toMatchObject({ roles: [], has_subscription: true, is_subscribed: false });
  });

  it('has a verified address as soon as Firebase reports it', async () => {
    const person = await registerViewer();
    const { token } = person;
    await updateAccount(person, { emailVerified: true });
    expect((await call('showUser', { token })).data.user.email_verified).toBe(true);
  });

  it('R3-002 has the seeded roles, and no unknown role from a claim', async () => {
    for (const account of DEMO_ACCOUNTS) {
      const { data } = await call('showUser', { token: await exchange(await signIn(account)) });
      expect(data.user).toMatchObject({ roles: account.roles, display_name: account.displayName });
    }
    const person = await createAccount();
    await setRoles(person, ['owner', 'zoomie']);
    const { data } = await call('showUser', { token: await exchange(await signIn(person)) });
    expect(data.user.roles).toEqual(['zoomie']);
  });
});

describe('an API token', () => {
  it('R7-041 R7-042 is revoked at once by a call that carries it', async () => {
    const person = await createAccount();
    const [token, other] = [await exchange(person), await exchange(person)];
    expect((await request('clearToken')).status).toBe(401);
    expect((await request('showUser', { token })).status).toBe(200);
    const cleared = await request('clearToken', { token });
    expect(cleared.status).toBe(200);
    expect(cleared.headers.get('cache-control')).toBe('no-store');
    expect(await refusal('showUser', { token })).toEqual(unauthenticated);
    expect(await refusal('clearToken', { token })).toEqual(unauthenticated);
    expect((await request('showUser', { token: other })).status).toBe(200);
  });

  it('R7-042 is extended by use, with at most one write a day', async () => {
    const { token } = await registerViewer();
    const before = (await tokenDocument(token).get()).updateTime;
    await call('showUser', { token });
    expect((await tokenDocument(token).get()).updateTime).toEqual(before);
    const yesterday = Date.now() - DAY_MS;
    const soon = timestampOf((Date.now() + DAY_MS) / 1000);
    await tokenDocument(token).update({ used_at: yesterday, expires_at: soon });
    await call('showUser', { token });
    const renewed = await storedToken(token);
    expect(renewed?.used_at).toBeGreaterThan(yesterday);
    expect((renewed?.expires_at.toMillis() ?? 0) - Date.now()).toBeGreaterThan(29 * DAY_MS);
  });

  it('R8-011 expires after 30 days without use', async () => {
    const { token } = await registerViewer();
    expect((await request('showUser', { token })).status).toBe(200);
    await tokenDocument(token).update({ expires_at: timestampOf((Date.now() - 1) / 1000) });
    expect(await refusal('showUser', { token })).toEqual([403, 'token-expired']);
  });

  it('is revoked by a password reset, like all tokens of the user', async () => {
    const person = await createAccount();
    const tokens = [await exchange(person), await exchange(person)];
    for (const token of tokens) {
      await call('showUser', { token });
      // As a sign-in of last week: Firebase stores times in whole seconds.
      await tokenDocument(token).update({ signed_in_at: Date.now() - 7 * DAY_MS });
    }
    const changed = await resetPassword(person, 'another-long-walk');
    const [kept = ''] = tokens;
    expect(await refusal('showUser', { token: kept })).toEqual(unauthenticated);
    await exchange(await signIn(changed));
    for (const token of tokens) expect((await tokenDocument(token).get()).exists).toBe(false);
  });

  it('ends within a day of use after a password reset, even if no call reads the account', async () => {
    const person = await registerViewer();
    const { token } = person;
    expect((await request('listDevices', { token })).status).toBe(200);
    await tokenDocument(token).update({
      signed_in_at: Date.now() - 7 * DAY_MS,
      used_at: Date.now() - DAY_MS,
    });
    await resetPassword(person, 'another-long-walk');
    expect(await refusal('listDevices', { token })).toEqual(unauthenticated);
    expect((await tokenDocument(token).get()).exists).toBe(false);
  });

  it('is one of at most twenty per user: the one unused for longest is deleted first', async () => {
    const person = await createAccount();
    const first = await exchange(person);
    for (let more = 0; more < 20; more++) await exchange(person);
    expect(await refusal('showUser', { token: first })).toEqual(unauthenticated);
    const held = await stored.apiTokens.all().where('uid', '==', person.uid).get();
    expect(held.size).toBe(20);
  });

  it('is not accepted as an identity token, nor the reverse', async () => {
    const person = await createAccount();
    await exchange(person);
    expect(await refusal('showUser', { token: person.identityToken })).toEqual(unauthenticated);
    const { token } = await grantMembership(await registerViewer());
    expect(await refusal('validateUser', { body: { firebase_token: token } })).toEqual(unauthenticated);
  });
});
