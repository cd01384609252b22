/** Constants for the browser's first load, apart from the schemas so that zod stays out of it. */

/** Width and height of a thumbnail at the media server, in pixels. */
export const thumbnailSizes = { large: '1280x720', medium: '640x360', small: '384x216' } as const;
export type ThumbnailSize = keyof typeof thumbnailSizes;

/** How long a signed playlist URL is valid at most. The player renews it before it expires. */
export const PLAYBACK_TOKEN_SECONDS = 600;
/** All addresses that are signed within so many seconds expire together: they are the same for all members. */
export const PLAYBACK_WINDOW_SECONDS = 300;
