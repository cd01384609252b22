import { collections } from '@boma/domain/collections.ts';
import { type Stream, streamSchema } from '@boma/domain/streams/streams.schema.ts';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';
import type { Log } from '../platform/log.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** The cameras of a query's answer in list order, without those whose document does not fit. */
export function inListOrder(snapshot: QuerySnapshot, log: Log): Stream[] {
  return wellFormed(snapshot, streamSchema, log).sort((a, b) => a.position - b.position || a.id - b.id);
}

export function allStreams(): Query {
  return firestore().collection(collections.streams);
}

export async function readStreams(log: Log, query: Query = allStreams()): Promise<Stream[]> {
  return inListOrder(await query.get(), log);
}

export async function findStreamById(id: number, log: Log): Promise<Stream | undefined> {
  const [stream] = await readStreams(log, allStreams().where('id', '==', id).limit(1));
  return stream;
}
