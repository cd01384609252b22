import { useEffect, useState } from 'react';

/** Milliseconds that a slide is shown before the next one follows. */
export const SLIDE_MS = 7000;

/** Which of the slides is shown. They change while `runs`; choosing one restarts its time. */
export function useSlides(count: number, runs: boolean) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setShown((shown + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [shown, count, runs]);
  return { shown, choose: setShown };
}
