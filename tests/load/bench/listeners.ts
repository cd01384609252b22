/** A process of listeners, each with a separate client and connection, like a page. The bench starts it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { collections } from '@boma/domain/collections.ts';
import { collection, doc, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { listenToChat } from '../../support/chat-listener.ts';
import { firestoreClient } from '../../support/firestore-client.ts';
import { Cdn } from './cdn.ts';
import { type Join, type Kind, obey } from './commands.ts';
import { Receipts } from './receipts.ts';

const BACKLOG = 180;

const cdn = new Cdn();
const reads: Record<Kind, number> = { tail: 0, plain: 0, query: 0 };
let queryJoinReads = 0;
const receipts: Partial<Record<Kind, Receipts>> = {};

/** The product's reader. Resolves with the documents it had read when its first list was complete. */
function readTail(
  listener: number,
  { chat, plainTail }: Join,
  of: Readonly<Record<'tail' | 'plain', Receipts>>,
): Promise<number> {
  const { store } = firestoreClient();
  let read = 0;
  const joined = new Promise<number>((resolve) => {
    listenToChat({
      store,
      chat,
      backlog: cdn.backlog,
      onRead: () => {
        read += 1;
        reads.tail += 1;
      },
      onList: ({ messages }) => {
        of.tail.show(listener, messages);
        resolve(read);
      },
    }).hear();
  });
  onSnapshot(doc(store, collections.chatTails, plainTail), (snapshot) => {
    reads.plain += 1;
    if (!snapshot.exists()) return;
    of.plain.show(listener, snapshot.get('messages') as { id: string }[]);
  });
  return joined;
}

/** A reader without a tail: it listens to the newest 180 messages and to each new one. */
function readQuery(listener: number, chat: string, of: Receipts): Promise<void> {
  const { store } = firestoreClient({ owner: true });
  const newest = query(
    collection(store, collections.chat),
    where('chat', '==', chat),
    orderBy('sent_at', 'desc'),
    limit(BACKLOG),
  );
  let hasList = false;
  return new Promise((resolve) => {
    onSnapshot(newest, (snapshot) => {
      const read = snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
      reads.query += read;
      if (!hasList) queryJoinReads += read;
      hasList = true;
      of.show(listener, snapshot.docs);
      resolve();
    });
  });
}

async function join(input: Join): Promise<{ reads: number; complete: number }> {
  const { count, capacity, perSecond } = input;
  const of = { tail: new Receipts(count, capacity), plain: new Receipts(count, capacity) };
  Object.assign(receipts, of);
  const joining: Promise<number>[] = [];
  for (let listener = 0; listener < count; listener += 1) {
    joining.push(readTail(listener, input, of));
    await sleep(1000 / perSecond);
  }
  const read = await Promise.all(joining);
  return { reads: read.reduce((sum, each) => sum + each, 0), complete: read.length };
}

obey({
  join,
  query: async ({ chat, queries, capacity }) => {
    const of = new Receipts(queries, capacity);
    receipts.query = of;
    await Promise.all(Array.from({ length: queries }, (_, listener) => readQuery(listener, chat, of)));
    return undefined;
  },
  count: () => {
    const { calls, reads: originReads, bytes, gzip } = cdn;
    return {
      reads: { ...reads },
      queryJoinReads,
      at: Date.now(),
      origin: { calls, reads: originReads, bytes, gzip },
    };
  },
  judge: ({ kind, sent }) => {
    const of = receipts[kind];
    if (!of) throw new Error('No listener has joined yet.');
    return of.judge(sent);
  },
});
process.once('disconnect', () => process.exit(0));
