import { afterEach, describe, expect, it, vi } from 'vitest';
import { onReturn } from './on-return.ts';

afterEach(() => {
  vi.useRealTimers();
});

const turnTo = () => {
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('coming back to a page', () => {
  it('is reported once for several events, and again for a later return', () => {
    vi.useFakeTimers();
    const look = vi.fn();
    const stop = onReturn(look);
    turnTo();
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    turnTo();
    expect(look).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(2000);
    turnTo();
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('is reported when the browser restores a page from its cache, not when it loads one', () => {
    const look = vi.fn();
    const stop = onReturn(look);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(look).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(look).toHaveBeenCalledOnce();
    stop();
  });
});
