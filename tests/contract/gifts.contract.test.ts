import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { showUser } from '../../functions/src/accounts/show-user.ts';
import { listSubscriptions } from '../../functions/src/membership/list-subscriptions.ts';
import { STREAMS } from '../../tools/seed/catalogue.ts';
import { call, request } from '../support/api.ts';
import { refundsOf, settleWebhooks, stripe, untilUser, userOf } from '../support/payments.ts';
import { paymentLink, registerMember } from '../support/people/members.ts';
import { claimsOf, refreshIdentity } from '../support/people/sign-in.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

const DAY = 86_400_000;
const REASON = 'For the films of the hyena den.';
const membersCamera = STREAMS.find(({ subscriber_only }) => subscriber_only);
let admin: Viewer;

// Verbs that are called in this process use the emulators' clock, as the deployed ones do.
beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  admin = await registerStaff('admin');
  return () => vi.unstubAllEnvs();
});

const give = ({ uid }: Pick<Viewer, 'uid'>, change: object = {}) =>
  request('giveMembership', { token: admin.token, body: { uid, days: 30, reason: REASON, ...change } });
const take = ({ uid }: Pick<Viewer, 'uid'>) =>
  request('takeMembership', { token: admin.token, body: { uid } });
const shown = async ({ token }: Viewer) => (await call('listSubscriptions', { token, body: {} })).data;
const play = ({ token }: Viewer) =>
  request('streamPlayback', { token, params: { id: membersCamera?.id ?? 0 } });

it('opens the cameras of members, and is shown to the member with its reason', async () => {
  const person = await registerViewer();
  expect((await play(person)).status).toBe(403);
  expect(await shown(person)).toEqual({ subscriptions: [], gift: null });
  expect((await give(person)).status).toBe(200);
  expect((await play(person)).status).toBe(200);
  expect(await userOf(person)).toMatchObject({ is_subscribed: true, has_subscription: false });
  expect(claimsOf(await refreshIdentity(person)).roles).toContain('subscriber');
  expect(await shown(person)).toEqual({
    subscriptions: [],
    gift: { until: expect.any(Number), reason: REASON },
  });
  const params = { uid: person.uid };
  const { data } = await call('showMembership', { token: admin.token, params });
  const { display_name } = await userOf(admin);
  expect(data.gift).toMatchObject({ reason: REASON, by: display_name, given_at: expect.any(Number) });
  expect((data.gift?.until ?? 0) - (data.gift?.given_at ?? 0)).toBe(30 * DAY);
  expect(data.stripe).toMatchObject({ customers: [], invoices: [] });
});

it('ends by itself, at its very moment', async () => {
  const person = await registerViewer();
  await give(person, { days: 1 });
  const until = (await shown(person)).gift?.until ?? 0;
  const at = async (now: number) => {
    const ctx = await contextAt({ uid: person.uid, now }).active();
    const { gift } = await listSubscriptions({ ctx, input: {} });
    return [(await showUser({ ctx })).is_subscribed, gift !== null];
  };
  expect(await at(until - 1)).toEqual([true, true]);
  expect(await at(until)).toEqual([false, false]);
});

it('can be given anew and taken back, each with a record of who did it and why', async () => {
  const person = await registerViewer();
  await give(person);
  await give(person, { days: 3, reason: 'Three days are enough.' });
  const { gift } = await shown(person);
  expect(gift?.reason).toBe('Three days are enough.');
  expect((gift?.until ?? 0) - Date.now()).toBeLessThan(4 * DAY + 3_600_000);
  expect((await take(person)).status).toBe(200);
  expect((await take(person)).status).toBe(200);
  expect(await userOf(person)).toMatchObject({ is_subscribed: false });
  expect(await shown(person)).toMatchObject({ gift: null });
  expect(claimsOf(await refreshIdentity(person)).roles ?? []).not.toContain('subscriber');
  const { docs } = await stored.auditLog.all().where('person', '==', person.uid).get();
  const records = docs.map((record) => record.data()).sort((a, b) => a.at - b.at);
  expect(records.map(({ by, action, reason }) => [by, action, reason])).toEqual([
    [admin.uid, 'membership.give', REASON],
    [admin.uid, 'membership.give', 'Three days are enough.'],
    [admin.uid, 'membership.take', ''],
  ]);
  expect(records[2]).toMatchObject({ after: { membership_given_until: null } });
});

it('is refused without a reason, for no day, for more than a year, for a protected animal, and for nobody', async () => {
  const person = await registerViewer();
  const errorsOf = async (change: object) =>
    ((await (await give(person, change)).json()) as { errors?: object }).errors;
  const days = ['Give 1 to 366 whole days.'];
  for (const wrong of [0, 367, 1.5, '7 days']) expect(await errorsOf({ days: wrong })).toEqual({ days });
  expect(await errorsOf({ reason: ' ' })).toEqual({ reason: ['Say why. The member reads it.'] });
  expect(await errorsOf({ reason: 'x'.repeat(201) })).toEqual({
    reason: ['The reason has 200 characters at most.'],
  });
  expect(Object.keys((await errorsOf({ reason: 'For the rh1no at the dam.' })) ?? {})).toEqual(['reason']);
  expect((await give({ uid: 'no-such-user' })).status).toBe(404);
  expect((await take({ uid: 'no-such-user' })).status).toBe(404);
  expect(await shown(person)).toEqual({ subscriptions: [], gift: null });
});

it('stands beside what a member pays for: nothing is charged or paid back, and a sync changes neither', async () => {
  const member = await registerMember();
  await give(member);
  await call('syncMembership', { token: admin.token, body: { uid: member.uid } });
  expect(await shown(member)).toMatchObject({
    subscriptions: [{ id: member.subscription, status: 'active' }],
    gift: { reason: REASON },
  });
  const invoices = await stripe().invoices.list({ customer: member.customer });
  expect([invoices.data.length, await refundsOf(member.customer)]).toEqual([1, []]);
  await take(member);
  expect(await userOf(member)).toMatchObject({ is_subscribed: true, subscription_status: 'active' });
  await stripe().subscriptions.cancel(member.subscription);
  await untilUser(member, (user) => !user.is_subscribed);
});

it('does not stand in the way of a purchase', async () => {
  const person = await registerViewer();
  await give(person);
  await payAt(await paymentLink(person), person);
  await untilUser(person, (user) => user.subscription_status === 'active');
  await settleWebhooks();
  expect(await shown(person)).toMatchObject({
    subscriptions: [{ status: 'active' }],
    gift: { reason: REASON },
  });
  await take(person);
  expect((await userOf(person)).is_subscribed).toBe(true);
});

it('is in the data file of its user, without the name of the giver', async () => {
  const person = await registerViewer();
  await give(person);
  const { held } = (await call('showData', { token: person.token })).data;
  expect(held.profile?.[0]).toMatchObject({ membership_given_reason: REASON });
  expect(JSON.stringify(held.profile)).not.toContain(admin.uid);
});
