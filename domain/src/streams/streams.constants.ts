/** What the browser's first load needs to know of cameras, apart from the schemas so that zod stays out of it. */

/** The chat a camera talks in when it has none of its own. */
export const DEFAULT_CHAT = 'chat-general';

/** How a thumbnail's width and height are asked for at the media server, in pixels. */
export const thumbnailSizes = { large: '1280x720', medium: '640x360', small: '384x216' } as const;
export type ThumbnailSize = keyof typeof thumbnailSizes;
