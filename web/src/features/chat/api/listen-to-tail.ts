import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { doc, onSnapshot } from 'firebase/firestore';
import { firestore } from '../../../lib/firebase/firestore.ts';
import type { TailEvents } from '../tail-reader.ts';
import { readTailDocument } from './read-tail.ts';

/**
 * Reports every new tail of a chat, in order, until the returned function is called. The SDK reconnects automatically
 * and `connected` reports it. `broken` means that the SDK has given up.
 */
export async function listenToTail(chat: string, events: TailEvents): Promise<() => void> {
  return onSnapshot(
    doc(await firestore(), collections.chatTails, chat),
    { includeMetadataChanges: true },
    (snapshot) => {
      // A snapshot from the cache has no news. It means that the SDK is not connected.
      if (snapshot.metadata.fromCache) return events.connected(false);
      events.connected(true);
      const tail = snapshot.exists() ? readTailDocument(snapshot.data()) : emptyTail;
      if (tail) events.tail(tail);
      else events.broken(new AppError('internal'));
    },
    events.broken,
  );
}
