import { useLayoutEffect, useRef, useState } from 'react';
import { type Drafts, useHeld } from './use-drafts.ts';

/**
 * An answer to a thing that opens in its card. When it is left, the button that opened it has the focus again. While it is open,
 * the queue holds the card.
 */
export function useAnswering<T>(thing: T, drafts: Drafts<T> | undefined) {
  const [isAnswering, setAnswering] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAnswering = useRef(false);
  // Before `useKeptFocus` looks for a lost focus.
  useLayoutEffect(() => {
    if (wasAnswering.current && !isAnswering) button.current?.focus();
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  useHeld(thing, drafts, isAnswering);
  return {
    isAnswering,
    button,
    begin: () => setAnswering(true),
    leave: () => setAnswering(false),
  };
}
