import type { ChatTail } from './chat.schema.ts';

/** Characters as `maxlength` counts them, after cleaning. */
export const MESSAGE_MAX_LENGTH = 300;
/** Nobody types this much by mistake; it bounds the work of cleaning. */
export const RAW_MAX_LENGTH = 3000;

/** Sizes that the fold, the backlog and every reader have to agree on. */
export interface ChatLimits {
  /** How many messages a list holds. */
  readonly backlog: number;
  /** How many of the last messages the tail carries. */
  readonly tail: number;
  /** How many of the last deletions the tail names. */
  readonly deleted: number;
}
export const CHAT_LIMITS: ChatLimits = { backlog: 180, tail: 10, deleted: 20 };

/** The shortest time between two folds of a chat, in milliseconds. */
export const FOLD_TICK_MS = 500;

/**
 * For how long the server knows which messages somebody has sent, in milliseconds: long enough for a phone that comes
 * back on the air to repeat what it does not know to have arrived.
 */
export const SENT_REMEMBERED_MS = 24 * 3_600_000;

/** What the chat says to those who send, wherever it is found out. */
export const CHAT_TEXTS = {
  empty: 'Please type a message first.',
  tooLong: 'Your message can be a maximum of 300 characters.',
  guest: 'Unfortunately the chat is only available to registered users.',
  guestCaption: "Why not register, it's FREE. Registration is top right of your screen.",
  tooFast: 'Easy there, ranger. Give the others a moment.',
} as const;

/** Of a chat in which nobody has said anything. */
export const emptyTail: ChatTail = { seq: 0, deletions: 0, count: 0, first: null, messages: [], deleted: [] };
