import { palette } from '../../web/src/theme/tokens.ts';

const [DARK, LIGHT] = [0, 1] as const;

const colours = (theme: typeof DARK | typeof LIGHT) =>
  Object.entries(palette)
    .map(([name, pair]) => `--${name}:${pair[theme]}`)
    .join(';');

const face = (family: string, weights: string) =>
  `@font-face{font-family:${family};src:url(/${family}.woff2) format('woff2');font-weight:${weights};font-display:swap}`;

/** The site's faces, and its dusk and morning as custom properties: what a simulator shows belongs to this machine. */
export const siteDress = `
${face('display', '100 900')}
${face('body', '300 900')}
:root{color-scheme:dark;${colours(DARK)}}
@media (prefers-color-scheme:light){:root{color-scheme:light;${colours(LIGHT)}}}
*{box-sizing:border-box;margin:0}`;
