import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atFirst } from './at-first.ts';

const act = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
  const target = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const comeOnline = () => dispatchEvent(new Event('online'));

it('acts once: at the event', () => {
  atFirst(['online', 'wheel'], 30_000, act);
  expect(act).not.toHaveBeenCalled();
  comeOnline();
  comeOnline();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(1);
});

it('acts once: after its time', () => {
  atFirst(['online'], 30_000, act);
  vi.advanceTimersByTime(29_999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  comeOnline();
  expect(act).toHaveBeenCalledTimes(1);
});

it('acts never once it is called off', () => {
  atFirst(['online'], 30_000, act)();
  comeOnline();
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
