/** How long a toast stays unless the notice sets it, in milliseconds. */
export const NOTICE_DEFAULT_TIMEOUT = 3500;

/** A notice sent less than this many seconds ago appears as a toast. An older one is only in the list. */
export const NOTICE_FRESH_SECONDS = 7;

/** How many notices a list holds. */
export const NOTICES_KEPT = 3;

/** The drawings that a notice may show. */
export const NOTICE_ICONS = ['bell', 'calendar', 'camera', 'fire', 'leaf', 'paw', 'star'] as const;
