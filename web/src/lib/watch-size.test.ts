import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHeight, watchWidth } from './watch-size.ts';

let resize: (width: number) => void = () => {};
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(act: (entries: unknown[]) => void) {
        resize = (width) => act([{ borderBoxSize: [{ inlineSize: width, blockSize: width / 2 }] }]);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const element = { getBoundingClientRect: () => ({ width: 400, height: 200 }) } as Element;

it('R9-043 R9-044 reports the new width once, 250 ms after the last resize', () => {
  const tell = vi.fn();
  const stop = watchWidth(element, tell);
  expect(tell.mock.calls).toEqual([[400]]);
  resize(500);
  vi.advanceTimersByTime(249);
  resize(700);
  vi.advanceTimersByTime(249);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(tell.mock.calls).toEqual([[400], [700]]);
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenCalledTimes(2);
  resize(900);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenCalledTimes(2);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('reports the height likewise', () => {
  const tell = vi.fn();
  const stop = watchHeight(element, tell);
  resize(1080);
  vi.advanceTimersByTime(250);
  expect(tell.mock.calls).toEqual([[200], [540]]);
  stop();
});
