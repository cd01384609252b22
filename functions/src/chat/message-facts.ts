import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * What a stored message says of itself, also when a script wrote it and it does not match its schema: staff delete such a
 * message, viewers report it, and its id is taken. Null where a field is missing or is no text.
 */
export function messageFacts(document: Pick<DocumentSnapshot, 'get'>) {
  const text = (field: string): string | null => {
    const value: unknown = document.get(field);
    return typeof value === 'string' ? value : null;
  };
  return {
    /** The chat that it belongs to, also while it is hidden. */
    chat: text('hidden_from') ?? text('chat'),
    message: text('message'),
    author: text('author'),
    user_id: text('user_id'),
    isHidden: text('hidden_from') !== null,
    isDeleted: typeof document.get('deleted_at') === 'number',
  };
}
