import type { ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { collections } from '@boma/domain/collections.ts';
import { doc, onSnapshot } from 'firebase/firestore';
import { firestore } from '../../../lib/firebase/firestore.ts';
import type { TailEvents } from '../tail-reader.ts';

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
      // Only the server writes tails, and it writes them by this schema.
      events.tail(snapshot.exists() ? (snapshot.data() as ChatTail) : emptyTail);
    },
    events.broken,
  );
}
