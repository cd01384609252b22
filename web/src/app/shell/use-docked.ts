import { breakpoints } from '../../config/breakpoints.ts';
import { onEvents, useStore } from '../../lib/store.ts';

/** From here the drawer pushes the page aside; below it lies over the page. */
const DOCKED = breakpoints.xl;

const wide = () => matchMedia(`(min-width: ${DOCKED}px)`);

const docked = { read: () => wide().matches, subscribe: onEvents(wide, 'change') };

/** Is there room for the chat drawer beside the page? */
export const useDocked = (): boolean => useStore(docked, false);
