import { askServerTime } from './ask-server-time.ts';
import { pageFacts } from './page-facts.ts';
import { isServerTimeKnown, serverNow } from './server-clock.ts';
import { createListeners, useStore } from './store.ts';

/** Milliseconds between two ticks of every clock on the page. */
const CLOCK_TICK = 1000;

/** Ticks until the page asks for the server's time itself: most pages get an answer that tells it before. */
const PATIENT_TICKS = 10;

let now = 0;

/** One timer serves all clocks; it runs only while there is one. */
const ticks = createListeners(() => {
  let unsure = 0;
  const timer = setInterval(() => {
    now = serverNow();
    unsure = isServerTimeKnown() ? 0 : unsure + 1;
    if (unsure >= PATIENT_TICKS && navigator.onLine) void askServerTime();
    ticks.notify();
  }, CLOCK_TICK);
  return () => {
    clearInterval(timer);
    now = 0;
  };
});
export const subscribeToClock = ticks.subscribe;

/**
 * What `write` makes of the current time by the server's clock, once a second. The component renders again only when the
 * text changes. In a page that the server renders it is what `inPage` makes of the page's time, which may be minutes
 * old when a viewer reads it. Undefined there without `inPage`, and in a page of the build, which knows no time.
 */
export function useClockText(
  write: (now: number) => string,
  inPage?: (at: number) => string,
): string | undefined {
  const { at } = pageFacts();
  return useStore(
    { subscribe: subscribeToClock, read: () => write((now ||= serverNow())) },
    at === undefined ? undefined : inPage?.(at),
  );
}
