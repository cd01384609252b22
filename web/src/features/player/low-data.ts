import { readStored, writeStored } from '../../lib/storage.ts';
import { lowDataKey } from '../../lib/storage-keys.ts';
import { createListeners, onEvents, useStore } from '../../lib/store.ts';

interface Connection {
  readonly saveData?: boolean;
}

const savesData = () =>
  (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;

const { subscribe, notify } = createListeners(() => onEvents(() => window, 'storage')(notify));

/** The viewer's choice; without one, what the browser was told about data. */
function read(): boolean {
  const stored = readStored(lowDataKey);
  return stored === null ? savesData() : stored === 'on';
}

export const lowData = { read, subscribe };

/** Whether cameras show stills until the viewer asks for video. False until the page is alive. */
export const useLowData = () => useStore(lowData, false);

/** Stores the choice for later visits. */
export function chooseLowData(on: boolean): void {
  writeStored(lowDataKey, on ? 'on' : 'off');
  notify();
}
