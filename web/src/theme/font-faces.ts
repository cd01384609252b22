import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

export const fontFiles = [displayFont, bodyFont];

/**
 * `optional` with a preload: a font that comes too late is not swapped in, so text never moves. The fallback faces
 * carry the metrics of the real ones.
 */
export const fontFaces = `
@font-face{font-family:'Fraunces Variable';src:url(${displayFont}) format('woff2');font-weight:100 900;font-display:optional}
@font-face{font-family:'Figtree Variable';src:url(${bodyFont}) format('woff2');font-weight:300 900;font-display:optional}
@font-face{font-family:'Fraunces Fallback';src:local('Georgia'),local('DejaVu Serif');ascent-override:94%;descent-override:24%;line-gap-override:0%}
@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('DejaVu Sans');ascent-override:93%;descent-override:24%;line-gap-override:0%}
`.replace(/\n/g, '');
