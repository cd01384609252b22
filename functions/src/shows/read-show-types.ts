import { collections } from '@boma/domain/collections.ts';
import { type ShowType, showTypeSchema } from '@boma/domain/shows/show-types.schema.ts';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';
import type { Log } from '../platform/log.ts';
import { wellFormed } from '../platform/well-formed.ts';

export function allShowTypes(): Query {
  return firestore().collection(collections.showTypes);
}

/** The kinds of show by their ids, without those whose document does not fit. */
export function showTypesInOrder(snapshot: QuerySnapshot, log: Log): ShowType[] {
  return wellFormed(snapshot, showTypeSchema, log).sort((a, b) => a.id - b.id);
}
