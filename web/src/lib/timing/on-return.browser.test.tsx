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
  it('is heard once, however many events tell of it, and again later', () => {
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

  it('is heard when the browser brings a page back as it was, not when it loads it', () => {
    const look = vi.fn();
    const stop = onReturn(look);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(look).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(look).toHaveBeenCalledOnce();
    stop();
  });
});
