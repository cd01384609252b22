import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { settings } from './settings.ts';
import { emptyState, type State, TABLE_NAMES } from './state.ts';

const SAVE_AFTER_MS = 250;
const PAUSE_FACTOR = 20;

/** The state in the file, or an empty one where there is no file. @throws Error when the file is no such state. */
export function readState(file: string | undefined): State {
  if (!file) return emptyState();
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return emptyState();
  }
  const stored = JSON.parse(text) as Partial<State>;
  if (stored.version !== 1 || !stored.tables) {
    throw new Error(
      `${file} is not the Stripe simulator's state. Move it away to start with an empty state.`,
    );
  }
  const empty = emptyState();
  const tables = { ...empty.tables, ...stored.tables };
  const known = Object.fromEntries(TABLE_NAMES.map((name) => [name, tables[name]])) as State['tables'];
  return {
    version: 1,
    offset: stored.offset ?? 0,
    ids: stored.ids ?? 0,
    settings: settings.parse(stored.settings ?? {}),
    tables: known,
  };
}

export interface StateFile {
  /** Writes soon; many changes at once become one write. */
  changed(): void;
  /** Writes now what has not been written. */
  flush(): void;
}

/** Writes `snapshot()` to the file, whole or not at all. */
export function openStateFile(file: string | undefined, snapshot: () => State): StateFile {
  let timer: NodeJS.Timeout | undefined;
  let lastWriteMs = 0;
  const flush = () => {
    if (!file || !timer) return;
    clearTimeout(timer);
    timer = undefined;
    const start = performance.now();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, JSON.stringify(snapshot()));
    renameSync(`${file}.part`, file);
    lastWriteMs = performance.now() - start;
  };
  // Requests wait while it writes, so a large state is written less often.
  const delay = () => Math.max(SAVE_AFTER_MS, lastWriteMs * PAUSE_FACTOR);
  const changed = () => {
    if (file) timer ??= setTimeout(flush, delay()).unref();
  };
  return { changed, flush };
}
