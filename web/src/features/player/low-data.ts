import { readStored, writeStored } from '../../lib/storage.ts';
import { createListeners, onEvents, useStore } from '../../lib/store.ts';

/** Not in the table of keys, which the script in the head of every page carries. */
const KEY = 'boma:low-data';

interface Connection {
  readonly saveData?: boolean;
}

const savesData = () =>
  (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;

const { subscribe, notify } = createListeners(() => onEvents(() => window, 'storage')(notify));

/** The viewer's choice; without one, what the browser was told about data. */
function read(): boolean {
  const stored = readStored(KEY);
  return stored === null ? savesData() : stored === 'on';
}

export const lowData = { read, subscribe };

/** Whether cameras show stills until the viewer asks for video. False until the page is alive. */
export const useLowData = () => useStore(lowData, false);

/** Stores the choice for later visits. */
export function chooseLowData(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off');
  notify();
}
