import { useEffect, useRef, useState } from 'react';

export interface DraftOptions<T> {
  readonly keyOf: (thing: T) => string;
  /** The order of the queue, as `sort` takes it. */
  readonly order: (a: T, b: T) => number;
}

/** What a card tells its queue about the answer that is being written in it. */
export interface Drafts<T> {
  /** The card stays from now on, also when a colleague settles it. */
  readonly hold: (thing: T) => void;
  /** The answer is sent or left. */
  readonly release: (thing: T) => void;
  /** A colleague has settled it while the viewer writes. */
  readonly isGone: (thing: T) => boolean;
}

/** What waits, and what the viewer writes an answer to: a colleague who settles it meanwhile takes no draft away. */
export function useDrafts<T>(waiting: readonly T[] | undefined, { keyOf, order }: DraftOptions<T>) {
  const [held, setHeld] = useState<readonly T[]>([]);
  const keys = new Set(waiting?.map(keyOf));
  const isGone = (thing: T) => !keys.has(keyOf(thing));
  const gone = held.filter(isGone);
  const without = (all: readonly T[], one: T) => all.filter((each) => keyOf(each) !== keyOf(one));
  const drafts: Drafts<T> = {
    hold: (thing) => setHeld((before) => [...without(before, thing), thing]),
    release: (thing) => setHeld((before) => without(before, thing)),
    isGone,
  };
  const shown = gone.length > 0 && waiting ? [...waiting, ...gone].sort(order) : waiting;
  return { shown, drafts, isWriting: held.length > 0 };
}

/** Lets the queue hold the card of a thing while the viewer writes in it. */
export function useHeld<T>(thing: T, drafts: Drafts<T> | undefined, isWriting: boolean): void {
  const newest = useRef({ thing, drafts });
  useEffect(() => {
    newest.current = { thing, drafts };
  });
  useEffect(() => {
    if (!isWriting) return undefined;
    const { thing: begun, drafts: queue } = newest.current;
    queue?.hold(begun);
    return () => queue?.release(begun);
  }, [isWriting]);
}
