import type { ReactNode } from 'react';
import { createStore, useStore } from '../../../lib/store.ts';

const part = createStore<ReactNode>(undefined);

/** Shows a part above the routes from now on, where no change of page removes it. */
export const keepAboveRoutes = part.write;

/** What stays while the viewer goes from page to page. Empty, and without code, until a page fills it. */
export function KeptPart() {
  return useStore(part, undefined);
}
