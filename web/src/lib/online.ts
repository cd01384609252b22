import { onEvents, useStore } from './store.ts';

const network = {
  subscribe: onEvents(() => window, 'online', 'offline'),
  read: () => navigator.onLine,
};

/** True while the browser has a network at all. */
export const useOnline = (): boolean => useStore(network, true);
