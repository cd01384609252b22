import { createStore, useStore } from '../../../lib/store.ts';

const active = createStore(false);

/** The theatre of a camera's page: the picture as large as the window, the chat beside it, nothing else. */
export const theatre = {
  toggle: () => active.write(!active.read()),
  leave: () => active.write(false),
  active: active.read,
} as const;

export const useTheatre = (): boolean => useStore(active, false);
