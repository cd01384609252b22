import { collections } from '@boma/domain/collections.ts';
import { type ShowType, showTypeSchema } from '@boma/domain/shows/show-types.schema.ts';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';

export function allShowTypes(): Query {
  return firestore().collection(collections.showTypes);
}

export function showTypesInOrder(snapshot: QuerySnapshot): ShowType[] {
  return snapshot.docs.map((document) => showTypeSchema.parse(document.data())).sort((a, b) => a.id - b.id);
}
