import { useSyncExternalStore } from 'react';

/** Milliseconds between two ticks of every clock on the page. */
export const CLOCK_TICK = 1000;

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One timer serves all clocks; it runs only while there is one. */
export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, CLOCK_TICK);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = 0;
  };
}

/**
 * What `write` makes of the current time, once a second. Undefined in the prerendered page, which knows no time; the
 * component renders again only when the text changes.
 */
export function useClockText(write: (now: number) => string): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribeToClock,
    () => write((now ||= Date.now())),
    () => undefined,
  );
}
