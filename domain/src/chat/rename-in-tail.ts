import { CHAT_LIMITS, type ChatLimits } from './chat.constants.ts';
import type { ChatTail } from './chat.schema.ts';

/** The author that replaces a deleted account in its messages. */
export interface StandIn {
  readonly author: string;
  readonly user_id: string;
}

/**
 * The tail after these messages got another author. It counts more deletions than it can name, so every reader fetches the
 * backlog again, at an address for which no CDN has an older answer.
 */
export function renameInTail(
  tail: ChatTail,
  ids: ReadonlySet<string>,
  standIn: StandIn,
  limits: ChatLimits = CHAT_LIMITS,
): ChatTail {
  return {
    ...tail,
    deletions: tail.deletions + limits.deleted + 1,
    messages: tail.messages.map((message) => (ids.has(message.id) ? { ...message, ...standIn } : message)),
  };
}
