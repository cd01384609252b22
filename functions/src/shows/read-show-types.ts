import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import type { Log } from '../platform/log.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** The show types in the order of their ids, without malformed ones. */
export function showTypesInOrder(snapshot: QuerySnapshot<ShowType>, log: Log): ShowType[] {
  return wellFormed(snapshot, log).sort((a, b) => a.id - b.id);
}
