import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { inLane } from '../../functions/src/alerts/push-lanes.ts';
import { sendPushes } from '../../functions/src/alerts/send-pushes.ts';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import type { RunningServer } from '../../tools/simulators/listen-locally.ts';
import { startPush } from '../../tools/simulators/push/server.ts';
import { pushesIn, pushFor, queuePushes } from '../support/queued-pushes.ts';
import { stored } from '../support/stored.ts';
import { type Alert, contextAt } from '../support/verb-context.ts';

// In lanes that no process of the run takes, and to a push service of their own.
const SECOND = 1000;
vi.setConfig({ testTimeout: 240 * SECOND });
let lane = 1000;
let service: RunningServer;
const taken: string[] = [];
beforeAll(async () => {
  service = await startPush({ port: 0, onTaken: (token) => taken.push(token) });
  vi.stubEnv('PUSH_ADDRESS', service.url);
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
});
beforeEach(() => {
  taken.length = 0;
  lane += 10;
});

const people = (count: number) => Array.from({ length: count }, () => randomUUID());
const control = (what: 'gone' | 'busy', body: object) =>
  fetch(`${service.url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) });
const send = (lanes: readonly number[], real = Date.now(), alerts: Alert[] = []) =>
  sendPushes({ ctx: contextAt({ real, alerts }), input: { end: performance.now() + 200 * SECOND, lanes } });

it('sends more than one call takes, each once, however many processes send at the same time', async () => {
  const lanes = [lane, lane + 1, lane + 2];
  const uids = people(1300);
  await queuePushes(uids.map((uid, index) => pushFor(uid, lane + (index % 3))));
  const runs = await Promise.all([1, 2, 3, 4].map(() => send(lanes)));
  expect(runs.reduce((sum, each) => sum + each, 0)).toBe(1300);
  expect(taken.toSorted()).toEqual(uids.map((uid) => `token-${uid}`).toSorted());
  expect(await pushesIn(lanes)).toBe(0);
});

it('looks again once it has given a lane back: a push that came just before found the lane taken', async () => {
  const [first = '', late = ''] = people(2);
  await queuePushes([pushFor(first, lane)]);
  const document = stored.pushLane(lane);
  const prototype = Object.getPrototypeOf(document) as typeof document;
  const update = Reflect.get(prototype, 'update');
  let others: number | undefined;
  vi.spyOn(prototype, 'update').mockImplementation(async function (
    this: typeof document,
    ...change: unknown[]
  ) {
    const isGivenBack = this.path === document.path && Reflect.get(Object(change[0]), 'until') === 0;
    if (isGivenBack && others === undefined) {
      await queuePushes([pushFor(late, lane)]);
      others = await send([lane]);
    }
    return Reflect.apply(update, this, change) as ReturnType<typeof document.update>;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await send([lane])).toBe(2);
  expect(others).toBe(0);
  expect(taken).toEqual([`token-${first}`, `token-${late}`]);
});

it('leaves a lane to the process that has it, until its lease ends', async () => {
  const [uid = ''] = people(1);
  await queuePushes([pushFor(uid, lane)]);
  const now = Date.now();
  await stored.pushLane(lane).set({ until: now + 60 * SECOND });
  expect(await send([lane], now)).toBe(0);
  expect(taken).toEqual([]);
  expect(await send([lane], now + 60 * SECOND)).toBe(1);
  expect(taken).toEqual([`token-${uid}`]);
});

it('renews its lease, and leaves a lane for good that another process has taken over', async () => {
  const now = Date.now();
  const lockedAt = (after: number) =>
    inLane(contextAt({ real: now + after * SECOND }), lane, async () => 'taken');
  let real = now;
  const ctx = { ...contextAt({}), clock: { ...contextAt({}).clock, real: () => real } };
  await inLane(ctx, lane, async (lease) => {
    real += 60 * SECOND;
    expect(await lease.renew()).toBe(true);
    expect(await lockedAt(149)).toBeUndefined();
    await stored.pushLane(lane).set({ until: now + 999 * SECOND });
    expect(await lease.renew()).toBe(false);
  });
  expect(await lockedAt(998)).toBeUndefined();
  expect(await lockedAt(999)).toBe('taken');
});

it('sends to a sign-in that has got a newer API token since its browser gave the address', async () => {
  const uids = people(2);
  const [renewed = '', old = ''] = uids;
  await queuePushes(uids.map((uid) => pushFor(uid, lane)));
  const queued = await stored.pushes.all().where('lane', '==', lane).get();
  for (const document of queued.docs) {
    const api_token = document.data().uid === old ? null : 'a-token-that-is-gone';
    await document.ref.update({ api_token });
  }
  expect(await send([lane])).toBe(2);
  expect(taken.toSorted()).toEqual([`token-${renewed}`, `token-${old}`].toSorted());
});

it('lets events take turns', async () => {
  const [crowd, few] = [people(1600), people(3)];
  await queuePushes(crowd.map((uid) => pushFor(uid, lane, { event: 'a', made_at: 1 })));
  await queuePushes(few.map((uid) => pushFor(uid, lane, { event: 'b', made_at: 2 })));
  expect(await send([lane])).toBe(1603);
  // The first 500 of the crowd, and then all of the other event.
  expect(few.map((uid) => taken.indexOf(`token-${uid}`)).toSorted((a, b) => a - b)).toEqual([500, 501, 502]);
});

it('keeps what the service does not take, and reports it once', async () => {
  const [calm = '', busy = ''] = people(2);
  await queuePushes([calm, busy].map((uid) => pushFor(uid, lane)));
  await control('busy', { token: `token-${busy}`, times: 2 });
  const alerts: Alert[] = [];
  // In the second round nothing is taken, so the run ends.
  expect(await send([lane], Date.now(), alerts)).toBe(1);
  expect(alerts).toEqual([{ message: 'push', fields: { count: 2 } }]);
  expect(await pushesIn([lane])).toBe(1);
  expect(await send([lane])).toBe(1);
  expect(taken).toEqual([`token-${calm}`, `token-${busy}`]);
});

it('counts what waited for too long, and sends nothing to a device that is signed out', async () => {
  const [late = '', out = '', good = ''] = people(3);
  const past = Date.now() - SECOND;
  await queuePushes(
    [pushFor(late, lane, { expires_at: timestampOf(past / 1000) }), pushFor(out, lane), pushFor(good, lane)],
    ({ uid }) => uid !== out,
  );
  const alerts: Alert[] = [];
  expect(await send([lane], Date.now(), alerts)).toBe(3);
  expect(taken).toEqual([`token-${good}`]);
  expect(alerts).toEqual([{ message: 'push-expired', fields: { count: 1 } }]);
});

it('ends in time, and leaves the rest to the next run', async () => {
  await queuePushes(people(10).map((uid) => pushFor(uid, lane)));
  const ended = { end: performance.now(), lanes: [lane] };
  expect(await sendPushes({ ctx: contextAt({}), input: ended })).toBe(0);
  expect(await send([lane])).toBe(10);
});
