import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { fallbackFaces } from './fallback-faces.ts';

export const fontFiles = [displayFont, bodyFont];

/** `optional` with a preload: a font that comes too late waits for the next page rather than moving the text of this one. */
export const fontFaces =
  `@font-face{font-family:'Fraunces Variable';src:url(${displayFont}) format('woff2');font-weight:100 900;font-display:optional}` +
  `@font-face{font-family:'Figtree Variable';src:url(${bodyFont}) format('woff2');font-weight:300 900;font-display:optional}` +
  fallbackFaces;
