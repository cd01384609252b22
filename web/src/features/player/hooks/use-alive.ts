import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the prerendered page and in the render that takes it over, true from then on. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
