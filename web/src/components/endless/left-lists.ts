import type { CacheSnapshot } from 'virtua';
import { logFailure } from '../../lib/log.ts';
import type { Pages } from './list-pages.ts';

/** How a list stood in the page when the viewer left it. */
export interface Place {
  readonly columns: number;
  readonly rows: number;
  readonly sizes: CacheSnapshot;
  /** CSS pixels from the top of the page. */
  readonly scrollY: number;
}

export interface LeftList {
  /** Absent after a reload: what changed meanwhile is to be seen. */
  readonly pages?: Pages<unknown>;
  /** The number of the last page that had come. */
  readonly page: number;
  readonly place: Place;
}

/** The newest so many lists are kept. */
const KEPT = 12;
/** In the storage of the tab, which survives a reload and a visit to another site. */
const KEY = 'boma:left-lists';
/** The entry of the history with which every document begins that was not reached through the history. */
const FIRST_ENTRY = 'default ';

function isLeftList(value: unknown): value is LeftList {
  const { page, place } = Object(value) as Partial<LeftList>;
  const { columns, rows, sizes, scrollY } = Object(place) as Partial<Place>;
  return [page, columns, rows, scrollY].every(Number.isFinite) && Array.isArray(sizes?.[0]);
}

/** True if this document was reached by a reload or through the history, so that its first entry is an old one. */
function isReturn(): boolean {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return how?.type === 'reload' || how?.type === 'back_forward';
}

/** What an earlier document of this tab has kept. */
function listsBefore(): Map<string, LeftList> {
  try {
    const stored = Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as object);
    const returns = isReturn();
    return new Map(
      stored.filter(
        (entry): entry is [string, LeftList] =>
          isLeftList(entry[1]) && (returns || !entry[0].startsWith(FIRST_ENTRY)),
      ),
    );
  } catch {
    // Storage that is forbidden or holds something else is no reason to show no list.
    return new Map();
  }
}

let lists: Map<string, LeftList> | undefined;
const known = () => (lists ??= listsBefore());

/** How a list was left, by the entry of the history and the name of the list. */
export const leftList = (key: string): LeftList | undefined => known().get(key);

export function keepLeftList(key: string, list: LeftList): void {
  const kept = known();
  kept.delete(key);
  kept.set(key, list);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  const places = [...kept].map(([name, { page, place }]) => [name, { page, place }]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(places)));
  } catch (cause) {
    logFailure(`Keeping '${KEY}' in the storage of the tab`, cause);
  }
}
