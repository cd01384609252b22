import { USAGE_DAYS, USAGE_KEPT_MS } from '@boma/domain/usage/usage.constants.ts';
import { allCalls } from '@boma/domain/usage/usage.policy.ts';
import { afterAll, expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { countCall, takeCounts } from '../../functions/src/platform/usage/counters.ts';
import { SAVE_EVERY_MS, saveUsage, saveUsageIfDue } from '../../functions/src/platform/usage/save-usage.ts';
import { showUsage } from '../../functions/src/staff/show-usage.ts';
import { call } from '../support/api.ts';
import { registerStaff } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

/** Days on which no server of this run counts anything. */
const NOON = Date.parse('2041-05-17T12:00:00Z');
const DAY_MS = 86_400_000;
const LIVE = 'GET /api/live';

const ofTheFuture = () => stored.usage.all().where('day', '>=', '2041-01-01').get();
afterAll(async () => {
  await Promise.all((await ofTheFuture()).docs.map(({ ref }) => ref.delete()));
});

/** Documents that no other test reads or deletes. */
const MARK = 'usage-test';
const one = (id: string) => stored.revokedSignIns(`${MARK}.${id}`);
const ended = (revoked_at: number) => ({ uid: MARK, revoked_at });

/** What this process reads, writes and deletes while it acts. */
async function counted(act: () => Promise<unknown>) {
  takeCounts();
  await act();
  const { reads, writes, deletes } = takeCounts();
  return [reads, writes, deletes];
}

it('counts the reads, writes and deletions of the store as Firestore bills them', async () => {
  const ours = stored.revokedSignIns.all().where('uid', '==', MARK);
  expect(await counted(() => one('none').get())).toEqual([1, 0, 0]);
  expect(await counted(() => ours.get())).toEqual([1, 0, 0]);
  expect(await counted(() => one('1').set(ended(1)))).toEqual([0, 1, 0]);
  const two = () => firestore().batch().set(one('2'), ended(2)).set(one('3'), ended(3)).commit();
  expect(await counted(two)).toEqual([0, 2, 0]);
  expect(await counted(() => ours.get())).toEqual([3, 0, 0]);
  expect(await counted(() => ours.count().get())).toEqual([1, 0, 0]);
  expect(await counted(() => firestore().getAll(one('1'), one('2')))).toEqual([2, 0, 0]);
  const move = () =>
    firestore().runTransaction(async (transaction) => {
      await transaction.get(ours);
      await transaction.getAll(one('1'), one('none'));
      transaction.update(one('1'), { revoked_at: 5 });
      transaction.delete(one('2'));
    });
  expect(await counted(move)).toEqual([5, 1, 1]);
  expect(await counted(() => Promise.all([one('1').delete(), one('3').delete()]))).toEqual([0, 0, 2]);
});

it('adds what each server has counted to its day, and shows staff the last days', async () => {
  takeCounts();
  for (const [at, status] of [
    [NOON - DAY_MS, 200],
    [NOON, 200],
    [NOON, 404],
    [NOON, 503],
  ] as const) {
    countCall(LIVE, status, 100);
    await saveUsage({ ctx: contextAt({ real: at }) });
  }
  const { days } = await showUsage({ ctx: contextAt({ real: NOON }) });
  expect(days).toHaveLength(USAGE_DAYS);
  const [today, yesterday, before] = days;
  expect(today?.calls).toEqual({ [LIVE]: { count: 3, refused: 1, failed: 1, bytes: 300 } });
  expect([yesterday?.day, allCalls(yesterday ?? { calls: {} }).count]).toEqual(['2041-05-16', 1]);
  expect(before).toEqual({ day: '2041-05-15', reads: 0, writes: 0, deletes: 0, calls: {} });
  // The saving itself reads one document and writes one.
  expect(today?.writes).toBeGreaterThanOrEqual(2);
  for (const document of (await ofTheFuture()).docs) {
    const { day, expires_at } = document.data();
    expect(document.id).toMatch(new RegExp(String.raw`^${day}\.[0-7]$`));
    expect(expires_at.toMillis() - Date.parse(`${day}T12:00:00Z`)).toBe(USAGE_KEPT_MS);
  }
});

it('saves at most once a minute', async () => {
  const later = NOON + 10 * DAY_MS;
  const minutes = async () => {
    const { days } = await showUsage({ ctx: contextAt({ real: later }) });
    return days.reduce((sum, { calls }) => sum + (calls['GET /minute']?.count ?? 0), 0);
  };
  saveUsageIfDue(contextAt({ real: later }));
  countCall('GET /minute', 200, 1);
  saveUsageIfDue(contextAt({ real: later + SAVE_EVERY_MS - 1 }));
  saveUsageIfDue(contextAt({ real: later + SAVE_EVERY_MS }));
  await expect.poll(minutes).toBe(1);
  countCall('GET /minute', 200, 1);
  saveUsageIfDue(contextAt({ real: later + SAVE_EVERY_MS + 1 }));
  expect(takeCounts().calls['GET /minute']?.count).toBe(1);
});

it('answers staff with today and the days before', async () => {
  const { token } = await registerStaff('zoomie');
  const { data } = await call('showUsage', { token });
  expect(
    data.days
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  ).toEqual(data.days.map(({ day }) => day));
  expect(data.days[0]?.day).toBe(new Date().toISOString().slice(0, 10));
});
