/** Characters of a slug at most. Free of zod, for the browser. */
export const SLUG_MAX = 63;
/** Lower-case words joined by single hyphens, as a part of patterns. */
export const SLUG_WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const SLUG_PATTERN = new RegExp(`^${SLUG_WORDS}$`);

/** The name of a camera at the media server, a part of addresses and signatures. */
export const CODE_PATTERN = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** True if the text can be the name of a camera, lodge or show in an address. */
export const isSlug = (text: string): boolean => text.length <= SLUG_MAX && SLUG_PATTERN.test(text);
