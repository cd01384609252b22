import type { Membership } from '@boma/domain/membership/membership.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { call, request } from '../support/api.ts';
import { registerQuickly, registerStaff, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { stored } from '../support/stored.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5) / 1000;

let admin: Viewer;
let zoomie: Viewer;
beforeAll(async () => {
  [admin, zoomie] = await Promise.all([registerStaff('admin'), registerStaff('zoomie')]);
});

/** A viewer whose stored membership has this status and ends then. */
async function memberWith(status: NonNullable<Membership['status']>, entitled_until: number) {
  const viewer = await registerQuickly();
  const subscription = {
    id: `sub_${viewer.uid}`,
    status,
    created: START,
    period_end: START,
    access_until: START,
    trial_end: null,
    amount: 499,
    currency: 'usd',
  };
  await stored.membership(viewer.uid).set({
    entitled_until,
    status,
    subscription_id: subscription.id,
    subscriptions: [subscription],
    last_event_ts: 0,
  });
  return viewer;
}

const listed = async (query: Record<string, string>) =>
  (await call('listMembers', { token: zoomie.token, query })).data;

/** All pages of a group. */
async function all(group: string) {
  const members = [];
  let { next, ...page } = await listed({ group });
  members.push(...page.members);
  while (next !== null) {
    ({ next, ...page } = await listed({ group, after: next }));
    members.push(...page.members);
  }
  return members;
}

it('puts each member into the groups of the membership, with price and times', async () => {
  const until = Date.now() + DAY;
  const [active, ending, late, over] = [
    await memberWith('active', until),
    await memberWith('non_renewing', until),
    await memberWith('past_due', Date.now() - DAY),
    await memberWith('deleted', Date.now() - DAY),
  ];
  const given = await registerQuickly();
  await call('giveMembership', {
    token: admin.token,
    body: { uid: given.uid, days: 2, reason: 'Thank you for the photos.' },
  });
  const groups = ['paying', 'given', 'ends', 'ended', 'problem'];
  const lists = new Map(await Promise.all(groups.map(async (group) => [group, await all(group)] as const)));
  const groupsOf = ({ uid }: Viewer) =>
    groups.filter((group) => lists.get(group)?.some((member) => member.uid === uid));
  expect(groupsOf(active)).toEqual(['paying']);
  expect(groupsOf(ending)).toEqual(['paying', 'ends']);
  expect(groupsOf(late)).toEqual(['problem']);
  expect(groupsOf(over)).toEqual(['ended']);
  expect(groupsOf(given)).toEqual(['given']);
  expect(lists.get('paying')?.find(({ uid }) => uid === active.uid)).toEqual({
    uid: active.uid,
    display_name: active.displayName,
    status: 'active',
    price: { amount: 499, currency: 'usd' },
    since: START,
    paid_until: until,
    given_until: null,
  });
  expect(lists.get('given')?.find(({ uid }) => uid === given.uid)).toMatchObject({
    status: null,
    price: null,
    since: null,
    paid_until: null,
    given_until: expect.any(Number),
  });
});

/** How many more are in each group than before. */
async function addedBy(work: () => Promise<unknown>) {
  const before = (await listed({})).counts;
  await work();
  const after = (await listed({})).counts;
  if (!before || !after) throw new Error('A first page has no counts.');
  return {
    paying: after.paying - before.paying,
    given: after.given - before.given,
    ends: after.ends - before.ends,
    ended: after.ended - before.ended,
    problem: after.problem - before.problem,
  };
}

it('counts each group', async () => {
  const [later, earlier] = [Date.now() + DAY, Date.now() - DAY];
  const added = await addedBy(async () => {
    await memberWith('active', later);
    await memberWith('trialing', later);
    await memberWith('non_renewing', later);
    await memberWith('non_renewing', earlier);
    for (const status of ['past_due', 'past_due', 'past_due', 'paused'] as const)
      await memberWith(status, earlier);
    for (const status of ['cancelled', 'deleted', 'deleted', 'deleted', 'deleted'] as const)
      await memberWith(status, earlier);
    for (const days of [2, 3]) {
      const { uid } = await registerQuickly();
      await call('giveMembership', {
        token: admin.token,
        body: { uid, days, reason: 'Thank you for the photos.' },
      });
    }
  });
  expect(added).toEqual({ paying: 3, given: 2, ends: 1, ended: 5, problem: 4 });
});

it('counts no account that is gone, though its record stays', async () => {
  const added = await addedBy(async () => {
    await memberWith('deleted', Date.now() - DAY);
    const { uid } = await memberWith('deleted', Date.now() - DAY);
    await stored.membership(uid).update({ account_gone: true });
    await stored.users(uid).delete();
  });
  expect(added).toEqual({ paying: 0, given: 0, ends: 0, ended: 1, problem: 0 });
});

it('finds users by name, also those who never were members', async () => {
  const viewer = await registerQuickly();
  const { members, next } = await listed({ q: viewer.displayName });
  expect(next).toBeNull();
  expect(members.find(({ uid }) => uid === viewer.uid)).toMatchObject({
    display_name: viewer.displayName,
    status: null,
    paid_until: null,
    given_until: null,
  });
});

const MARK = 'member-list-test';
const ids = Array.from({ length: 51 }, (_, at) => `${MARK}-${String(at).padStart(2, '0')}`);
afterAll(async () => {
  const write = firestore().bulkWriter();
  for (const id of ids) void write.delete(stored.membership(id));
  await write.close();
});

it('continues after the last member of a page, also among equal times, and leaves out accounts that are gone', async () => {
  // They end first of all, so they are first.
  const entitled_until = Date.now() + 3_600_000;
  const write = firestore().bulkWriter();
  for (const id of ids)
    void write.set(stored.membership(id), { entitled_until, subscriptions: [], last_event_ts: 0 });
  await write.close();
  const last = await memberWith('active', entitled_until);
  const first = await listed({ group: 'paying' });
  expect(first.next).not.toBeNull();
  expect(first.counts).not.toBeNull();
  expect(await listed({ group: 'paying', after: first.next ?? '' })).toMatchObject({ counts: null });
  const paying = await all('paying');
  expect(paying.filter(({ uid }) => uid === last.uid)).toHaveLength(1);
  expect(paying.some(({ uid }) => uid.startsWith(MARK))).toBe(false);
});

it('refuses a group and a place that do not exist', async () => {
  const ask = (query: Record<string, string>) =>
    refusalOf(request('listMembers', { token: zoomie.token, query }));
  expect(await ask({ group: 'friends' })).toMatchObject({
    status: 422,
    errors: { group: ['There is no such group.'] },
  });
  expect(await ask({ after: 'x' })).toMatchObject({
    status: 422,
    errors: { after: ['This is not the end of a page.'] },
  });
});
