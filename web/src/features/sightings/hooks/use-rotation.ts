import { useEffect, useState } from 'react';

interface Rotation {
  /** The place of the entry that is shown. */
  readonly at: number;
  /** Stops moving while a viewer reads or is about to press. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** Which of so many entries is shown. It moves on at this interval, and begins with the first when `newest` changes. */
export function useRotation(count: number, every: number, newest: string | undefined): Rotation {
  const [at, setAt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [known, setKnown] = useState(newest);
  if (known !== newest) {
    setKnown(newest);
    setAt(0);
  }
  useEffect(() => {
    if (count < 2 || isHeld) return;
    const timer = setInterval(() => setAt((before) => before + 1), every);
    return () => clearInterval(timer);
  }, [count, every, isHeld, newest]);
  return { at: count === 0 ? 0 : at % count, hold: () => setHeld(true), release: () => setHeld(false) };
}
