/** Prefix of every generated class. Hydration finds the prerendered styles by this prefix. */
export const STYLE_CACHE_KEY = 'b';
