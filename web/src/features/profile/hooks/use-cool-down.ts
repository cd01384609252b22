import { useEffect, useState } from 'react';

/** Milliseconds until the same mail can be requested again. */
export const MAIL_COOL_DOWN = 60_000;

/** When each kind of mail was last requested, by `performance.now()`. Leaving the page and coming back does not shorten the wait. */
const asked = new Map<string, number>();

const secondsLeft = (kind: string) =>
  Math.max(0, Math.ceil(((asked.get(kind) ?? -Infinity) + MAIL_COOL_DOWN - performance.now()) / 1000));

/** Seconds until a mail of this kind can be requested again, counted down, and the function that starts the count. */
export function useCoolDown(kind: string): { readonly seconds: number; readonly start: () => void } {
  const [seconds, setSeconds] = useState(() => secondsLeft(kind));
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds(secondsLeft(kind)), 1000);
    return () => clearInterval(timer);
  }, [kind, waiting]);
  const start = () => {
    asked.set(kind, performance.now());
    setSeconds(secondsLeft(kind));
  };
  return { seconds, start };
}
