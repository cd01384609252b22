import { readStoredJson, writeStored } from '../../lib/storage.ts';
import { courseDoneKey } from '../../lib/storage-keys.ts';
import { createListeners, onEvents, useStore } from '../../lib/store.ts';

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id));

const NONE: readonly number[] = [];
let done: readonly number[] | undefined;

const { subscribe, notify } = createListeners(() =>
  onEvents(
    () => window,
    'storage',
  )(() => {
    done = undefined;
    notify();
  }),
);

const read = () => (done ??= readStoredJson(courseDoneKey, isIds) ?? NONE);

/** Records on this device that all questions of a module are answered. Nothing leaves the device. */
export function recordDone(id: number): void {
  if (read().includes(id)) return;
  done = [...read(), id];
  writeStored(courseDoneKey, JSON.stringify(done));
  notify();
}

/** The ids of the modules whose questions were answered on this device. */
export const useDone = (): readonly number[] => useStore({ read, subscribe }, NONE);
