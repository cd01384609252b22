import { useEffect, useRef } from 'react';

/** The least time, in milliseconds, that a toast stays after the pointer or the focus has left it. */
const AFTER_HELD = 1000;

/** Ends a toast after this many milliseconds without the pointer or the focus on it. */
export function useToastTimer(timeout: number, held: boolean, end: () => void): void {
  const left = useRef(timeout);
  useEffect(() => {
    if (held) return;
    const begun = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      // The device's clock may be set back meanwhile.
      const shown = Math.max(0, Date.now() - begun);
      left.current = Math.max(AFTER_HELD, left.current - shown);
    };
  }, [held, end]);
}
