/** A process of listeners: each has a client and a connection of its own, as a page has. The bench starts it. */
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
let receipts: Record<Kind, Receipts> | undefined;

/** The product's reader. Resolves with the documents it had read when its first list was complete. */
function readTail(listener: number, { chat, plainTail }: Join, of: Record<Kind, Receipts>): Promise<number> {
  const { store } = firestoreClient();
  let read = 0;
  let lists = 0;
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
        lists += 1;
        of.tail.show(listener, lists, messages);
        resolve(read);
      },
    }).hear();
  });
  let plainLists = 0;
  onSnapshot(doc(store, collections.chatTails, plainTail), (snapshot) => {
    reads.plain += 1;
    if (!snapshot.exists()) return;
    plainLists += 1;
    of.plain.show(listener, plainLists, snapshot.get('messages') as { id: string }[]);
  });
  return joined;
}

/** What a chat without a tail would do: the newest 180 messages, and every one that comes. */
function readQuery(listener: number, { chat }: Join, of: Record<Kind, Receipts>): Promise<void> {
  const { store } = firestoreClient({ owner: true });
  const newest = query(
    collection(store, collections.chat),
    where('chat', '==', chat),
    orderBy('sent_at', 'desc'),
    limit(BACKLOG),
  );
  let lists = 0;
  return new Promise((resolve) => {
    onSnapshot(newest, (snapshot) => {
      lists += 1;
      const read = snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
      reads.query += read;
      if (lists === 1) queryJoinReads += read;
      of.query.show(listener, lists, snapshot.docs);
      resolve();
    });
  });
}

async function join(input: Join): Promise<{ reads: number; complete: number }> {
  const { count, queries, capacity, perSecond } = input;
  const room = (listeners: number) => new Receipts(listeners, capacity);
  const of = { tail: room(count), plain: room(count), query: room(queries) };
  receipts = of;
  await Promise.all(Array.from({ length: queries }, (_, listener) => readQuery(listener, input, of)));
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
    if (!receipts) throw new Error('Nobody has joined yet.');
    return receipts[kind].judge(sent);
  },
});
process.once('disconnect', () => process.exit(0));
