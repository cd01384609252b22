import { useEffect, useRef } from 'react';

/** Milliseconds that a toast stays at least once nobody holds it any more. */
const AFTER_HELD = 1000;

/** Ends after so many milliseconds in which nobody has held it. */
export function useToastTimer(timeout: number, held: boolean, end: () => void): void {
  const left = useRef(timeout);
  useEffect(() => {
    if (held) return;
    const begun = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(AFTER_HELD, left.current - (Date.now() - begun));
    };
  }, [held, end]);
}
