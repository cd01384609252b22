import { CHAT_LIMITS, type ChatLimits } from './chat.constants.ts';
import type { ChatMessage, ChatTail } from './chat.schema.ts';

/** The author that replaces a deleted account in its messages. */
export interface StandIn {
  readonly author: string;
  readonly user_id: string;
}

/** What can change about a message that readers have. */
export type MessageChange = Partial<Pick<ChatMessage, 'author' | 'user_id' | 'message' | 'sighting'>>;

/**
 * The tail after these messages have changed. It counts more deletions than it can name, so every reader fetches the
 * backlog again, at an address for which no CDN has an older answer.
 */
export function changeInTail(
  tail: ChatTail,
  ids: ReadonlySet<string>,
  change: MessageChange,
  limits: ChatLimits = CHAT_LIMITS,
): ChatTail {
  return {
    ...tail,
    deletions: tail.deletions + limits.deleted + 1,
    messages: tail.messages.map((message) => (ids.has(message.id) ? { ...message, ...change } : message)),
  };
}
