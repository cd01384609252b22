/** Milliseconds that a toast stays, unless it says otherwise. */
export const NOTICE_DEFAULT_TIMEOUT = 3500;

/** A notice sent less than so many seconds ago is shown as a toast; an older one is in the list alone. */
export const NOTICE_FRESH_SECONDS = 7;

/** How many notices a list holds. */
export const NOTICES_KEPT = 3;

/** The drawings that a notice may carry. */
export const NOTICE_ICONS = ['bell', 'calendar', 'camera', 'fire', 'leaf', 'paw', 'star'] as const;
export type NoticeIcon = (typeof NOTICE_ICONS)[number];
