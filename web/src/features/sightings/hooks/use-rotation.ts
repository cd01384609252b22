import { useEffect, useState } from 'react';

interface Rotation<T> {
  /** Undefined: there are no entries. */
  readonly shown: T | undefined;
  /** Keeps what is shown while a viewer reads or is about to press, also if it is no entry any more. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** Which of the entries is shown. It moves on at this interval, and begins with the first when another one is the first. */
export function useRotation<T extends { readonly id: number | string }>(
  entries: readonly T[],
  every: number,
): Rotation<T> {
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState<T>();
  const isHeld = held !== undefined;
  const first = entries[0]?.id;
  const [known, setKnown] = useState(first);
  if (!isHeld && known !== first) {
    setKnown(first);
    setAt(0);
  }
  const count = entries.length;
  useEffect(() => {
    if (count < 2 || isHeld) return;
    const timer = setInterval(() => setAt((before) => before + 1), every);
    return () => clearInterval(timer);
  }, [count, every, isHeld, first]);
  const shown = held ?? entries[at % count];
  return { shown, hold: () => setHeld(shown), release: () => setHeld(undefined) };
}
