import { useLiveSite } from '../../lib/live-site.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { movingPicturesKey } from '../../lib/storage-keys.ts';
import { createListeners, onEvents, useStore } from '../../lib/store.ts';
import { lowData } from './low-data.ts';

/** The part of the Network Information API that decides here. Safari and Firefox have none. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g'. */
  readonly effectiveType?: string;
}

const OFF = 'off';

const connection = () => (navigator as Navigator & { readonly connection?: Connection }).connection;
const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/** True if the viewer asked for moving pictures on this page, although the page would not have started them. */
let asked = false;

/** True if nothing about the viewer's settings and connection speaks against video that was not asked for. */
function suits(): boolean {
  const { saveData = false, effectiveType = '4g' } = connection() ?? {};
  return !saveData && !lowData.read() && effectiveType === '4g' && !reducedMotion().matches;
}

/** True if pictures may move without being asked for: unless the viewer has switched them off, or it does not suit. */
const read = () => asked || (readStored(movingPicturesKey) !== OFF && suits());

const changes = createListeners(() => {
  const stopMotion = onEvents(reducedMotion, 'change')(changes.notify);
  const network = connection();
  const stopNetwork = network && onEvents(() => network, 'change')(changes.notify);
  return () => {
    stopMotion();
    stopNetwork?.();
  };
});

export const movingPictures = { read, subscribe: changes.subscribe };

/** Whether pictures may move by themselves: never while staff show stills to everyone. */
export function useMovingPictures(): boolean {
  const isAllowed = useLiveSite()?.switches?.pictures !== 'stills';
  return useStore(movingPictures, false) && isAllowed;
}

/** The viewer's choice. Off is kept for later visits; on only removes that, and holds for this page. */
export function chooseMovingPictures(on: boolean): void {
  asked = on;
  if (on) removeStored(movingPicturesKey);
  else writeStored(movingPicturesKey, OFF);
  changes.notify();
}
