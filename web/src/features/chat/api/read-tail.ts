import type { ChatMessage, ChatTail } from '@boma/domain/chat/chat.schema.ts';

type TailMessage = ChatTail['messages'][number];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';

/** The message, or undefined if `value` is no valid one. Checked without zod, which is too large for the page. */
export function readMessage(value: unknown): ChatMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { id, chat, message, author, user_id: userId, sent_at: sentAt, sighting } = value;
  if (!isText(id) || id === '' || !isText(chat) || !isText(message) || !isText(author)) return undefined;
  if (typeof sentAt !== 'number' || !(sentAt > 0)) return undefined;
  return {
    id,
    chat,
    message,
    author,
    user_id: isText(userId) ? userId : null,
    sent_at: sentAt,
    system: value.system === true,
    staff: value.staff === true,
    sighting: isRecord(sighting) ? sighting : null,
  };
}

function readTailMessage(value: unknown): TailMessage | undefined {
  const message = readMessage(value);
  return message && isRecord(value) && isCount(value.seq) ? { ...message, seq: value.seq } : undefined;
}

/** The stored tail, or undefined if `value` is not a valid one. */
export function readTailDocument(value: unknown): ChatTail | undefined {
  if (!isRecord(value)) return undefined;
  const { seq, deletions, count, first, messages, deleted } = value;
  if (!isCount(seq) || !isCount(deletions) || !isCount(count)) return undefined;
  if (!(first === null || isText(first)) || !Array.isArray(messages) || !Array.isArray(deleted))
    return undefined;
  const read = messages.map(readTailMessage).filter((message) => message !== undefined);
  if (read.length !== messages.length) return undefined;
  return { seq, deletions, count, first, messages: read, deleted: deleted.filter(isText) };
}
