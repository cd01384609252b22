import { never, useStore } from './store.ts';

/** False in the prerendered page and in the render that takes it over, true from then on and in every later page. */
export function useHydrated(): boolean {
  return useStore({ subscribe: never, read: () => true }, false);
}
