import type { CacheSnapshot } from 'virtua';
import type { Pages } from './pages.ts';

/** How a list stood in the page when the viewer left it. */
export interface Place {
  readonly rows: number;
  readonly sizes: CacheSnapshot;
  /** CSS pixels from the top of the page. */
  readonly scrollY: number;
}

export interface LeftList {
  readonly pages: Pages<unknown>;
  readonly place: Place;
}

/** The newest so many lists are kept. */
const KEPT = 12;
const lists = new Map<string, LeftList>();

/** How a list was left, by the entry of the history and the name of the list. */
export const leftList = (key: string): LeftList | undefined => lists.get(key);

export function keepLeftList(key: string, list: LeftList): void {
  lists.delete(key);
  lists.set(key, list);
  const [oldest] = lists.keys();
  if (lists.size > KEPT && oldest !== undefined) lists.delete(oldest);
}
