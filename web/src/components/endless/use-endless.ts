import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useStore } from '../../lib/store.ts';
import { keepLeftList, leftList, type Place } from './left-lists.ts';
import { noPages, type Pages } from './pages.ts';
import { type AskPage, createPagesReader } from './pages-reader.ts';

export interface Endless<T> extends Pages<T> {
  readonly more: () => void;
  readonly retry: () => void;
  /** Where the viewer left the list in this entry of the history; undefined on a first visit. */
  readonly restored: Place | undefined;
  /** The list says how it stands when it goes. */
  readonly leave: (place: Place) => void;
}

export interface EndlessOptions {
  /** What the list does, for the log: 'Reading videos'. */
  readonly doing: string;
  /** Tells the lists of one page apart. */
  readonly name: string;
}

/** What is kept of the list under this name in the entry of the history that the viewer came back to. */
function useLeftList(name: string) {
  const { key } = useLocation();
  const type = useNavigationType();
  const [left] = useState(() => (type === 'POP' ? leftList(`${key} ${name}`) : undefined));
  const newest = useRef(key);
  useLayoutEffect(() => {
    newest.current = key;
  });
  const keep = useCallback(
    (pages: Pages<unknown>, place: Place) => keepLeftList(`${newest.current} ${name}`, { pages, place }),
    [name],
  );
  return { left, keep };
}

/**
 * A list that comes in pages, as far as the viewer scrolls. `ask` must be the same function from render to render:
 * another one empties the list and begins with page 1. Back in the history the list is as it was left.
 */
export function useEndless<T extends { readonly id: number | string }>(
  ask: AskPage<T>,
  { doing, name }: EndlessOptions,
): Endless<T> {
  const { left, keep } = useLeftList(name);
  const [first] = useState(() => ask);
  const begin = left && first === ask ? left : undefined;
  const reader = useMemo(
    () => createPagesReader(ask, doing, (begin?.pages ?? noPages) as Pages<T>),
    [ask, doing, begin],
  );
  useEffect(() => reader.stop, [reader]);
  const pages = useStore(reader, noPages);
  const { failed } = pages;
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', reader.retry);
    return () => removeEventListener('online', reader.retry);
  }, [failed, reader]);
  const leave = useCallback(
    (place: Place) => {
      const { phase, ...rest } = reader.read();
      // A page that was awaited is asked for again.
      keep({ ...rest, phase: phase === 'loading' ? 'more-pages' : phase }, place);
    },
    [reader, keep],
  );
  return { ...pages, more: reader.more, retry: reader.retry, restored: begin?.place, leave };
}
