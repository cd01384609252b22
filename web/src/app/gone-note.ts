import type { ReactNode } from 'react';
import { createStore, useStore } from '../lib/store.ts';

/** What says above the page that the address the viewer came by is gone. It comes with that address's code. */
export const goneNote = createStore<ReactNode>(undefined);

/** For the frame around the pages. */
export const useGoneNote = () => useStore(goneNote, undefined);
