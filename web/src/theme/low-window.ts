import { LOW_WINDOW } from '../config/breakpoints.ts';

/**
 * A low window keeps its height for the content: its header, the room around the parts of a page (`rhythm.ts`) and its
 * headline are less high. The document carries it, so that no script does.
 */
export const lowWindowStyles =
  `${LOW_WINDOW}{:root{--b-sizes-header:calc(3rem + var(--offline,0px));--b-spacing-top:1rem;--b-spacing-head:1rem;--b-spacing-part:2.5rem}` +
  'main h1{font-size:max(1.375rem,6vh)!important}}';
