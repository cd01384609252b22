import { collection, type QueryConstraint, query } from 'firebase/firestore';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';
import type { z } from 'zod';
import { readable } from './published.ts';

/**
 * The documents of a query with their ids, live and parsed as `publishedList` does. Undefined until they are there. Throws if
 * Firestore refuses. Needs `CheckedDatabase` around it.
 */
export function useCheckedList<T extends object>(
  path: string,
  schema: z.ZodType<T>,
  ...constraints: readonly QueryConstraint[]
): readonly (T & { readonly id: string })[] | undefined {
  const found = query(collection(useFirestore(), path), ...constraints);
  const { status, data } = useFirestoreCollectionData(found, { idField: 'id' });
  if (status !== 'success') return undefined;
  return data.flatMap(({ id, ...stored }) =>
    readable(schema, stored).map((read) => ({ ...read, id: String(id) })),
  );
}
