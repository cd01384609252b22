import type { ChatTail } from './chat.schema.ts';

/** The tail of a chat without messages. Apart from the schemas, so that the browser gets it without zod. */
export const emptyTail: ChatTail = { seq: 0, deletions: 0, count: 0, first: null, messages: [], deleted: [] };
