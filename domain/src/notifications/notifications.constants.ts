/** How long a toast stays unless the notice sets it, in milliseconds. */
export const NOTICE_DEFAULT_TIMEOUT = 3500;

/** A notice sent less than this many seconds ago appears as a toast. An older one is only in the list. */
export const NOTICE_FRESH_SECONDS = 7;

/** How many notices a list holds. */
export const NOTICES_KEPT = 3;

/** How many notices may wait for their time or for staff. */
export const NOTICES_WAITING = 50;

/** The drawings that a notice may show. */
export const NOTICE_ICONS = ['bell', 'calendar', 'camera', 'fire', 'leaf', 'paw', 'star'] as const;

/** How many kinds of alert a viewer without a membership can choose. */
export const CATEGORY_LIMIT = 5;

/** What the server says about a selection that it refuses. */
export const SELECTION_TEXTS = {
  'too-many': `Without a membership you can choose up to ${CATEGORY_LIMIT} kinds of alert.`,
  'members-only': 'This kind of alert is for Premium members.',
  unknown: 'There is no such kind of alert.',
} as const;
