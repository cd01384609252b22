import { useSyncExternalStore } from 'react';
import { readRequested, subscribe } from '../../../session/subscription-requested.ts';

/** Is a payment on its way, as far as this browser knows? */
export const useRequested = () => useSyncExternalStore(subscribe, readRequested, () => false);
