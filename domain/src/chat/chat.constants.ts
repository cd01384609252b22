/** Characters after cleaning, counted as `maxlength` counts them. */
export const MESSAGE_MAX_LENGTH = 300;
/** Longer text is refused before it is cleaned, which bounds the work. */
export const RAW_MAX_LENGTH = 10 * MESSAGE_MAX_LENGTH;

/** Sizes that the fold, the backlog and every reader share. */
export interface ChatLimits {
  /** How many messages a list holds. */
  readonly backlog: number;
  /** How many of the last messages the tail holds. */
  readonly tail: number;
  /** How many of the last deletions the tail names. */
  readonly deleted: number;
}
export const CHAT_LIMITS: ChatLimits = { backlog: 180, tail: 10, deleted: 20 };

/** The shortest time between two folds of a chat, in milliseconds. */
export const FOLD_TICK_MS = 500;
/** The same of a busy chat: Firestore sustains one write a second to a document. */
export const BUSY_FOLD_TICK_MS = 1000;
/** A chat with so many messages within ten seconds is busy. */
export const BUSY_IN_TEN_SECONDS = 10;

/**
 * With so many viewers on the whole site and so many messages a minute, pages ask the CDN for the tail of a chat instead of
 * listening to it, because that costs less (`tests/load/crowd`). With fewer of either than the second number they listen again.
 */
export const CROWD_VIEWERS = { from: 1000, until: 750 };
export const BUSY_PER_MINUTE = { from: 12, until: 6 };
/** Where no media server counts the viewers, so many messages a minute alone mean a crowd. */
export const UNCOUNTED_PER_MINUTE = { from: 60, until: 30 };
/** How often a page asks in a crowd, in milliseconds. A tail has ten messages: a slower reader would miss some of them. */
export const CROWD_TICK_MS = 1000;

/**
 * For how long the server remembers the ids a user has sent, in milliseconds. A phone that was offline can repeat a send
 * within this time and posts nothing twice.
 */
export const SENT_REMEMBERED_MS = 24 * 3_600_000;

/** How long each viewer waits between two messages of a slow chat, in seconds. 0: the chat is not slow. */
export const SLOW_SECONDS = [0, 10, 30, 60, 300] as const;

/** '30 seconds', 'minute', '5 minutes' */
const waitWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} seconds` : seconds === 60 ? 'minute' : `${seconds / 60} minutes`;

/** What users read when the server or the site refuses a message. */
export const CHAT_TEXTS = {
  empty: 'Please type a message first.',
  tooLong: `Your message can be a maximum of ${MESSAGE_MAX_LENGTH} characters.`,
  guest: 'Unfortunately the chat is only available to registered users.',
  guestCaption: "Why not register, it's FREE. Registration is top right of your screen.",
  paused: 'A ranger has paused this chat for a moment. Please send it when the chat goes on.',
  slow: (seconds: number) => `This chat is slow just now: one message every ${waitWords(seconds)}.`,
  tooFast: 'Easy there, ranger. Give the others a moment.',
} as const;
