import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * What one of the oldest browsers that the site works in (README, 'Browsers') knows by `-webkit-` alone: Safari selections, text
 * sizes and, before 17 and 18, hyphens and backdrops; Chrome masks and clips before 120, box decorations before 130 and printed
 * colours before 136. (MDN's tables of compatibility.)
 */
const PREFIXED =
  /^(?:user-select|text-size-adjust|print-color-adjust|backdrop-filter|hyphens|box-decoration-break|background-clip|mask(?!-type).*)$/;

const addPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Where the styles of one page are kept. Emotion's own prefixes are for browsers of a decade ago: they made a seventh of each
 * document's styles. Hydration finds the prerendered styles by `key`, with which every generated class begins.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'b', stylisPlugins: [addPrefixes] });
