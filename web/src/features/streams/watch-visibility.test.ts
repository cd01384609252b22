import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVisibility } from './watch-visibility.ts';

const disconnect = vi.fn();
let page: EventTarget & { hidden: boolean };
let onScreen: (isIntersecting: boolean) => void;

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(act: (entries: unknown[]) => void) {
        onScreen = (isIntersecting) => act([{ isIntersecting }]);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function hidePage(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('R4-074 counts a preview as visible only on screen, in a visible document', () => {
  const tell = vi.fn();
  const stop = watchVisibility({} as Element, tell);
  onScreen(true);
  expect(tell).toHaveBeenLastCalledWith(true);
  hidePage(true);
  expect(tell).toHaveBeenLastCalledWith(false);
  onScreen(false);
  hidePage(false);
  expect(tell).toHaveBeenLastCalledWith(false);
  onScreen(true);
  expect(tell).toHaveBeenLastCalledWith(true);
  const told = tell.mock.calls.length;
  stop();
  hidePage(true);
  expect(tell).toHaveBeenCalledTimes(told);
  expect(disconnect).toHaveBeenCalledOnce();
});
