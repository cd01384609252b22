import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SERVER = Date.parse('2026-03-05T10:00:00Z');
const HOUR = 3_600_000;

/** A page on a device whose clock is this many milliseconds ahead of the server's. */
async function open(ahead: number) {
  vi.resetModules();
  vi.useFakeTimers({ now: SERVER + ahead });
  return import('./server-clock.ts');
}
type Clock = Awaited<ReturnType<typeof open>>;

/** An answer that took `took` milliseconds, and that the server wrote `old` seconds ago. */
function answer(
  clock: Clock,
  {
    isNew = true,
    old = 0,
    age,
    took = 0,
  }: { isNew?: boolean; old?: number; age?: string; took?: number } = {},
): void {
  const asked = Date.now();
  vi.advanceTimersByTime(took);
  const elapsed = performance.now() - began;
  const headers = new Headers({ date: new Date(SERVER + elapsed - old * 1000).toUTCString() });
  if (age !== undefined) headers.set('age', age);
  clock.learnServerTime(headers, { asked, isNew });
}
let began = 0;
const wrong = (clock: Clock) => Math.abs(clock.serverNow() - (SERVER + performance.now() - began));

beforeEach(() => void vi.useFakeTimers({ now: SERVER }));
beforeEach(() => {
  began = performance.now();
});
afterEach(() => void vi.useRealTimers());

async function openAt(ahead: number): Promise<Clock> {
  const clock = await open(ahead);
  began = performance.now();
  return clock;
}

it.each([
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
  ['eleven minutes fast', 660_000],
  ['six seconds slow', -6000],
  ['a day fast', 24 * HOUR],
  ['three days slow', -72 * HOUR],
  ['a year fast', 365 * 24 * HOUR],
])('knows the server’s time from an answer on a device whose clock is %s', async (_, ahead) => {
  const clock = await openAt(ahead);
  expect(clock.isServerTimeKnown()).toBe(false);
  answer(clock);
  expect(wrong(clock)).toBeLessThan(1000);
  expect(clock.isServerTimeKnown()).toBe(true);
  vi.advanceTimersByTime(HOUR);
  expect(wrong(clock)).toBeLessThan(1000);
});

it('is whole milliseconds, also from an answer that took an odd number of them: the names of snapshots take no others', async () => {
  const clock = await openAt(HOUR);
  answer(clock, { took: 333 });
  expect(wrong(clock)).toBeLessThan(1000);
  expect(clock.serverNow() % 1).toBe(0);
});

it('leaves a right clock as it is, though the header has whole seconds and an answer takes its time', async () => {
  const clock = await openAt(0);
  for (const took of [0, 400, 1700, 6000]) answer(clock, { took });
  expect(clock.serverNow()).toBe(Date.now());
});

it('adds the time that an answer has lain in a shared cache', async () => {
  const clock = await openAt(HOUR);
  answer(clock, { old: 45, age: '45' });
  expect(wrong(clock)).toBeLessThan(1000);
});

it('learns nothing from an old answer of this browser’s cache', async () => {
  const clock = await openAt(0);
  answer(clock, { isNew: false, old: 3600 });
  expect([clock.serverNow(), clock.isServerTimeKnown()]).toEqual([Date.now(), false]);
});

it('learns from a cached answer that a clock is slow: it is later by now', async () => {
  const clock = await openAt(-HOUR);
  answer(clock, { isNew: false, old: 30 });
  expect(wrong(clock)).toBeLessThan(31_000);
});

it.each(['', 'yesterday', '0'])('learns nothing from the header %j', async (date) => {
  const clock = await openAt(HOUR);
  clock.learnServerTime(new Headers(date === '' ? {} : { date }), { asked: Date.now(), isNew: false });
  expect(clock.serverNow()).toBe(Date.now());
});

it.each([
  ['forward by two hours', 2 * HOUR],
  ['back by two hours', -2 * HOUR],
])('notices that the device’s clock is set %s during the visit, and learns anew', async (_, leap) => {
  const clock = await openAt(0);
  answer(clock);
  vi.setSystemTime(Date.now() + leap);
  expect(clock.isServerTimeKnown()).toBe(false);
  answer(clock);
  expect(wrong(clock)).toBeLessThan(1000);
  expect(clock.isServerTimeKnown()).toBe(true);
});
