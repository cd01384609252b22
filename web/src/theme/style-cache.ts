/** Prefix of every generated class; the prerendered styles are found again by it. */
export const STYLE_CACHE_KEY = 'b';
