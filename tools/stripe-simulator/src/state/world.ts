import { createHash } from 'node:crypto';
import { openStateFile, readState } from './file.ts';
import { word } from './random.ts';
import type { Settings } from './settings.ts';
import { emptyState, type State, TABLE_NAMES, type Tables } from './state.ts';
import { openTable, type Table } from './table.ts';

export type Store = { readonly [Name in keyof Tables]: Table<Tables[Name]> };

/** Who caused what is happening now; events carry it. */
export interface RequestMark {
  id: string | null;
  idempotency_key: string | null;
}

export interface World {
  tables: Store;
  settings: Settings;
  /** Seconds ahead of real time. */
  offset: number;
  request: RequestMark;
  /** Where the hosted pages are. */
  origin: string;
  /** Called with every event that has happened. */
  onEvent: (event: Tables['events']) => void;
  /** Virtual unix seconds. */
  now(): number;
  /** Does `work` as if it were `at` (unix seconds): objects and events bear that time. */
  at<T>(at: number, work: () => T): T;
  /** An id like Stripe's: `cus_…`. */
  id(prefix: string, length?: number): string;
  /** Must follow every change of settings or offset. */
  changed(): void;
  /** Grows with every change. */
  version(): number;
  /** Everything gone, the clock back at real time. */
  reset(): void;
  flush(): void;
}

export interface WorldOptions {
  /** A JSON file; in memory only when left out. */
  stateFile?: string | undefined;
  /** With one, ids come out the same on every run. */
  seed?: number | undefined;
  /** Real unix milliseconds; tests set their own. */
  now?: (() => number) | undefined;
}

const randomSeed = () => createHash('sha256').update(`${process.pid}.${Date.now()}`).digest().readInt32BE();

function openTables(state: State, changed: () => void): Store {
  const open = <Name extends keyof Tables>(name: Name) =>
    openTable<Tables[Name]>(state.tables[name], changed);
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, open(name)])) as unknown as Store;
}

/** Everything that Stripe stores, and its clock. */
export function openWorld({ stateFile, seed = randomSeed(), now = Date.now }: WorldOptions): World {
  const start = readState(stateFile);
  let { ids } = start;
  let version = 0;
  let pinned: number | undefined;
  const snapshot = (): State => {
    const rows = TABLE_NAMES.map((name) => [name, [...world.tables[name].all()]]);
    const tables = Object.fromEntries(rows) as State['tables'];
    return { version: 1, offset: world.offset, ids, settings: world.settings, tables };
  };
  const file = openStateFile(stateFile, snapshot);
  const changed = () => {
    version += 1;
    file.changed();
  };
  const world: World = {
    tables: openTables(start, changed),
    settings: start.settings,
    offset: start.offset,
    request: { id: null, idempotency_key: null },
    origin: '',
    onEvent: () => {},
    now: () => pinned ?? Math.floor(now() / 1000) + world.offset,
    at(at, work) {
      const before = pinned;
      pinned = at;
      try {
        return work();
      } finally {
        pinned = before;
      }
    },
    id: (prefix, length = 14) => `${prefix}_${word(seed, `${prefix}.${++ids}`, length)}`,
    changed,
    version: () => version,
    reset() {
      const empty = emptyState();
      world.tables = openTables(empty, changed);
      world.settings = empty.settings;
      world.offset = 0;
      changed();
    },
    flush: file.flush,
  };
  return world;
}
