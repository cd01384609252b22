import { collections } from '@boma/domain/collections.ts';
import { type Stream, streamSchema } from '@boma/domain/streams/streams.schema.ts';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';

/** The cameras of a query's answer in list order. */
export function inListOrder(snapshot: QuerySnapshot): Stream[] {
  return snapshot.docs
    .map((document) => streamSchema.parse(document.data()))
    .sort((a, b) => a.position - b.position || a.id - b.id);
}

export function allStreams(): Query {
  return firestore().collection(collections.streams);
}

export async function readStreams(query: Query = allStreams()): Promise<Stream[]> {
  return inListOrder(await query.get());
}

export async function findStreamById(id: number): Promise<Stream | undefined> {
  const [stream] = await readStreams(allStreams().where('id', '==', id).limit(1));
  return stream;
}
