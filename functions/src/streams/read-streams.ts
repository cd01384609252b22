import type { Stream } from '@boma/domain/streams/streams.schema.ts';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { Log } from '../platform/log.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** The cameras that a query found, in list order, without malformed ones. */
export function inListOrder(snapshot: QuerySnapshot<Stream>, log: Log): Stream[] {
  return wellFormed(snapshot, log).sort((a, b) => a.position - b.position || a.id - b.id);
}

export async function readStreams(log: Log, query: Query<Stream> = store.streams.all()): Promise<Stream[]> {
  return inListOrder(await query.get(), log);
}

export async function findStreamById(id: number, log: Log): Promise<Stream | undefined> {
  const [stream] = await readStreams(log, store.streams.all().where('id', '==', id).limit(1));
  return stream;
}
