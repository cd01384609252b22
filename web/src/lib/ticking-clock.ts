import { createListeners, useStore } from './store.ts';

/** Milliseconds between two ticks of every clock on the page. */
export const CLOCK_TICK = 1000;

let now = 0;

/** One timer serves all clocks; it runs only while there is one. */
const ticks = createListeners(() => {
  const timer = setInterval(() => {
    now = Date.now();
    ticks.notify();
  }, CLOCK_TICK);
  return () => {
    clearInterval(timer);
    now = 0;
  };
});
export const subscribeToClock = ticks.subscribe;

/**
 * What `write` makes of the current time, once a second. Undefined in the prerendered page, which knows no time; the
 * component renders again only when the text changes.
 */
export function useClockText(write: (now: number) => string): string | undefined {
  return useStore({ subscribe: subscribeToClock, read: () => write((now ||= Date.now())) }, undefined);
}
