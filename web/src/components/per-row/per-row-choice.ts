import { readCookie, writeCookie } from '../../lib/cookies.ts';
import { createListeners, type Readable } from '../../lib/store.ts';
import { type PerRow, perRowOptions } from './columns.ts';

/** How many cards per row the viewer wants, undefined until the viewer has chosen. */
export interface PerRowChoice extends Readable<PerRow | undefined> {
  readonly choose: (perRow: PerRow) => void;
}

/**
 * The viewer's choice for some lists, shared by all of them on the page and kept in a cookie. `leastKept`: smaller
 * numbers hold on this page only.
 */
export function createPerRowChoice(
  cookie: string,
  { leastKept = 1 }: { leastKept?: number } = {},
): PerRowChoice {
  const { subscribe, notify } = createListeners();
  let chosen: PerRow | undefined;
  return {
    subscribe,
    read() {
      const kept = readCookie(cookie);
      return chosen ?? perRowOptions.find(({ perRow }) => String(perRow) === kept)?.perRow;
    },
    choose(perRow) {
      chosen = perRow;
      if (perRow >= leastKept) writeCookie(cookie, String(perRow));
      notify();
    },
  };
}
