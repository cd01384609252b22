import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { doc, onSnapshot } from 'firebase/firestore';
import { firestore } from '../../../lib/firebase/firestore.ts';
import type { TailEvents } from '../tail-reader.ts';
import { readTailDocument } from './read-tail.ts';

/**
 * Hears of every new tail of a chat, in order, until what it answers is called. The SDK mends a lost connection by
 * itself and says so; `broken` means that it has given up.
 */
export async function listenToTail(chat: string, events: TailEvents): Promise<() => void> {
  return onSnapshot(
    doc(await firestore(), collections.chatTails, chat),
    { includeMetadataChanges: true },
    (snapshot) => {
      // What the SDK remembers is no news, and nothing at all when it has no connection.
      if (snapshot.metadata.fromCache) return events.connected(false);
      events.connected(true);
      const tail = snapshot.exists() ? readTailDocument(snapshot.data()) : emptyTail;
      if (tail) events.tail(tail);
      else events.broken(new AppError('internal'));
    },
    events.broken,
  );
}
