import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

const load = vi.fn<() => Promise<string>>();
const come = vi.fn<(loaded: string) => void>();
const fail = vi.fn<() => void>();
const logged = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  for (const each of [load, come, fail, logged]) each.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
  load.mockRejectedValueOnce(new Error('Offline.')).mockResolvedValue('the list');
  const target = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = () => untilLoaded(load, come, fail);
const comeOnline = () => dispatchEvent(new Event('online'));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('tries again once the browser is online, and says what failed', async () => {
  start();
  await pass(0);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls).toEqual([['Loading a part of the page failed', new Error('Offline.')]]);
  expect(come).not.toHaveBeenCalled();
  comeOnline();
  await pass(60_000);
  expect(come.mock.calls).toEqual([['the list']]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries again after half a minute, as often as it fails', async () => {
  load.mockRejectedValueOnce(new Error('Still offline.'));
  start();
  await pass(29_999);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(30_000);
  expect(come.mock.calls).toEqual([['the list']]);
  expect([load.mock.calls.length, fail.mock.calls.length]).toEqual([3, 2]);
});

it.each([
  ['while it loads', 0],
  ['after a failure', 1000],
])('does nothing more once it is called off %s', async (_when, after) => {
  const callOff = start();
  if (after > 0) await pass(after);
  callOff();
  await pass(0);
  comeOnline();
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(come).not.toHaveBeenCalled();
});

it('brings nothing to a page that has gone', async () => {
  load.mockReset().mockResolvedValue('the list');
  const callOff = start();
  callOff();
  await pass(0);
  expect(come).not.toHaveBeenCalled();
});
