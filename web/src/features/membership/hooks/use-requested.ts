import { useStore } from '../../../lib/store.ts';
import { readRequested, subscribe } from '../../../session/subscription-requested.ts';

/** True if a payment is on its way, as far as this browser knows. */
export const useRequested = () => useStore({ subscribe, read: readRequested }, false);
