import {
  collection,
  type DocumentSnapshot,
  doc,
  getDocFromServer,
  onSnapshot,
  type QueryConstraint,
  type QuerySnapshot,
  query,
} from 'firebase/firestore';
import type { z } from 'zod';
import type { Listen } from '../lazy-listener.ts';
import { firestore } from './firestore.ts';

export interface PublishedDocument<T> {
  readonly listen: Listen<T>;
  /** Reads it from the server. */
  readonly read: () => Promise<T>;
}

/**
 * A document that the server keeps for pages. It is parsed, because the server may be newer than the page: fields that the
 * page does not know are dropped, and a document that it would misread fails. A missing document is `empty`, or fails if
 * there is no `empty`.
 */
export function publishedDocument<T>(
  path: string,
  schema: z.ZodType<T>,
  empty?: T & object,
): PublishedDocument<T> {
  const place = async () => doc(await firestore(), path);
  const valueOf = (snapshot: DocumentSnapshot): T =>
    snapshot.exists() || !empty ? schema.parse(snapshot.data()) : empty;
  return {
    read: async () => valueOf(await getDocFromServer(await place())),
    async listen({ heard, failed, connected }) {
      const hear = (snapshot: DocumentSnapshot) => {
        const { fromCache } = snapshot.metadata;
        connected?.(!fromCache);
        // Without a connection the SDK reports what it has not got as missing.
        if (fromCache && (connected || !snapshot.exists())) return;
        let value: T;
        try {
          value = valueOf(snapshot);
        } catch (cause) {
          failed(cause);
          return;
        }
        heard(value);
      };
      // Without the changes of metadata the server's word that a document is missing would not be heard after that.
      return onSnapshot(await place(), { includeMetadataChanges: true }, hear, failed);
    },
  };
}

/** A document of a list, parsed. One that the page cannot read is left out, so that the others are still shown. */
export function readable<T>(schema: z.ZodType<T>, stored: unknown): [T] | [] {
  const { success, data } = schema.safeParse(stored);
  return success ? [data] : [];
}

export interface PublishedList<T> {
  readonly items: readonly T[];
  /** How many documents the query has, with those that the page cannot read. */
  readonly size: number;
}

/** The documents of a query, each parsed, as the server has them: without a connection the SDK reports what it has kept, and that may be none. */
export function publishedList<T>(
  path: string,
  schema: z.ZodType<T>,
  ...constraints: readonly QueryConstraint[]
): { readonly listen: Listen<PublishedList<T>> } {
  return {
    async listen({ heard, failed }) {
      const found = query(collection(await firestore(), path), ...constraints);
      const hear = ({ docs, metadata }: QuerySnapshot) => {
        if (metadata.fromCache) return;
        heard({ items: docs.flatMap((document) => readable(schema, document.data())), size: docs.length });
      };
      // Without the changes of metadata the server's word that a list is empty would not be heard.
      return onSnapshot(found, { includeMetadataChanges: true }, hear, failed);
    },
  };
}
