import { useSyncExternalStore } from 'react';
import { CHAT_DRAWER_DOCKED } from '../../config/breakpoints.ts';

const wide = () => matchMedia(`(min-width: ${CHAT_DRAWER_DOCKED}px)`);

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
