import { readStoredJson, writeStored } from '../../lib/storage.ts';
import { courseDoneKey } from '../../lib/storage-keys.ts';
import { createListeners, onEvents, useStore } from '../../lib/store.ts';

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id));

const NONE: readonly number[] = [];
let done: readonly number[] | undefined;

/** What is stored, by any tab, and what this page remembers where nothing can be stored. */
const all = () => [...new Set([...(readStoredJson(courseDoneKey, isIds) ?? NONE), ...(done ?? NONE)])];

const { subscribe, notify } = createListeners(() => {
  // Another tab may have gone on while nothing here listened.
  done = all();
  return onEvents(
    () => window,
    'storage',
  )(() => {
    done = undefined;
    notify();
  });
});

const read = () => (done ??= all());

/** Records on this device that all questions of a module are answered. Nothing leaves the device. */
export function recordDone(id: number): void {
  if (read().includes(id)) return;
  done = [...all(), id];
  writeStored(courseDoneKey, JSON.stringify(done));
  notify();
}

/** The ids of the modules whose questions were answered on this device. */
export const useDone = (): readonly number[] => useStore({ read, subscribe }, NONE);
