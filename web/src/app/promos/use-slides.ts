import { useEffect, useState } from 'react';

/** Milliseconds that a slide is shown before the next one comes by itself. */
export const SLIDE_MS = 7000;

/** Which of the slides is shown. They change by themselves while `runs`; choosing one begins its time anew. */
export function useSlides(count: number, runs: boolean) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setShown((shown + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [shown, count, runs]);
  return { shown, choose: setShown };
}
