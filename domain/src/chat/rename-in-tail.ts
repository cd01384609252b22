import { CHAT_LIMITS, type ChatLimits } from './chat.constants.ts';
import type { ChatTail } from './chat.schema.ts';

/**
 * The tail after the author of these messages has become somebody else. It counts more deletions than it can name, so
 * that whoever has a list reads the backlog anew, at an address that no CDN has an older answer for.
 */
export function renameInTail(
  tail: ChatTail,
  ids: ReadonlySet<string>,
  become: { readonly author: string; readonly user_id: string },
  limits: ChatLimits = CHAT_LIMITS,
): ChatTail {
  return {
    ...tail,
    deletions: tail.deletions + limits.deleted + 1,
    messages: tail.messages.map((message) => (ids.has(message.id) ? { ...message, ...become } : message)),
  };
}
