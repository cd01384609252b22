import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../config/breakpoints.ts';

/** From here the drawer pushes the page aside; below it lies over the page. */
const DOCKED = breakpoints.xl;

const wide = () => matchMedia(`(min-width: ${DOCKED}px)`);

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Is there room for the chat drawer beside the page? */
export function useDocked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
}
