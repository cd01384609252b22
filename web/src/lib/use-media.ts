import { onEvents, type Readable, useStore } from './store.ts';

/** A media query as a value that changes. Make one per query, outside of components. */
export function mediaQuery(query: string): Readable<boolean> {
  return {
    subscribe: onEvents(() => matchMedia(query), 'change'),
    read: () => matchMedia(query).matches,
  };
}

/** Whether the query matches; false in the prerendered page. */
export const useMedia = (query: Readable<boolean>): boolean => useStore(query, false);
