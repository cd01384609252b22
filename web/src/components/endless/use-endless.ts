import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useStore } from '../../lib/store.ts';
import { keepLeftList, type LeftList, leftList, type Place } from './left-lists.ts';
import { noPages, type Pages } from './list-pages.ts';
import { type AskPage, createPagesReader, type PagesReader } from './pages-reader.ts';

export interface Endless<T> extends Pages<T> {
  /** Counts the lists that have been in this place, from 0. */
  readonly nth: number;
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

/** What is kept of the list in the entry of the history that the viewer came back to, looked up anew for each `ask`. */
function useLeftList(name: string, ask: unknown) {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const entry = `${key} ${pathname}${search} ${name}`;
  const found = type === 'POP' ? leftList(entry) : undefined;
  const [begun, setBegun] = useState({ nth: 0, entry, ask, left: found });
  if (begun.ask !== ask) {
    // What was left in this same entry was the list before this one, unless that list was never shown.
    const left = begun.entry !== entry || begun.left === found ? found : undefined;
    setBegun({ nth: begun.nth + 1, entry, ask, left });
  }
  const newest = useRef(entry);
  useLayoutEffect(() => {
    newest.current = entry;
  });
  const keep = useCallback((list: LeftList) => keepLeftList(newest.current, list), []);
  return { left: begun.ask === ask ? begun.left : undefined, nth: begun.nth, keep };
}

/**
 * The pages of the reader. After a reload they stay unseen until as many have come as were there before, so that the
 * viewer does not see the list grow past the place to return to.
 */
function useCaughtUp<T extends { readonly id: number | string }>(
  reader: PagesReader<T>,
  upTo: number,
): Pages<T> {
  const pages = useStore(reader, noPages);
  const isBehind = pages.page < upTo && pages.phase !== 'all-loaded' && !pages.failed;
  const asksNext = isBehind && pages.phase === 'more-pages';
  useEffect(() => {
    if (asksNext) reader.more();
  }, [asksNext, reader]);
  return isBehind ? { ...pages, items: [] } : pages;
}

/**
 * A list that comes in pages, as far as the viewer scrolls. `ask` must be the same function from render to render:
 * another one empties the list and begins with page 1. Back in the history, and after a reload, the list is as it was left.
 */
export function useEndless<T extends { readonly id: number | string }>(
  ask: AskPage<T>,
  { doing, name }: EndlessOptions,
): Endless<T> {
  const { left, nth, keep } = useLeftList(name, ask);
  const reader = useMemo(
    () => createPagesReader(ask, doing, (left?.pages ?? noPages) as Pages<T>),
    [ask, doing, left],
  );
  useEffect(() => reader.stop, [reader]);
  const pages = useCaughtUp(reader, left?.page ?? 0);
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
      const there = { ...rest, phase: phase === 'loading' ? ('more-pages' as const) : phase };
      keep({ pages: there, page: there.page, place });
    },
    [reader, keep],
  );
  return { ...pages, nth, more: reader.more, retry: reader.retry, restored: left?.place, leave };
}
