import { collections } from '@boma/domain/collections.ts';
import { REPORTS_SHOWN, reportSchema } from '@boma/domain/moderation/reports.schema.ts';
import {
  collection,
  type DocumentData,
  type Firestore,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';
import type { OpenReport } from '../group-reports.ts';

const openReports = (database: Firestore) =>
  query(
    collection(database, collections.chatReports),
    where('settled_at', '==', null),
    orderBy('reported_at', 'desc'),
    limit(REPORTS_SHOWN),
  );

/** One that is not what it should be is left out: the others matter more. */
function readReport({ id, ...stored }: DocumentData): OpenReport[] {
  const { data } = reportSchema.safeParse(stored);
  return data && typeof id === 'string' ? [{ ...data, id }] : [];
}

/** What nobody has dealt with yet, live, the newest first; undefined until it is there. Throws what Firestore refuses. */
export function useOpenReports(): readonly OpenReport[] | undefined {
  const { status, data } = useFirestoreCollectionData(openReports(useFirestore()), { idField: 'id' });
  return status === 'success' ? data.flatMap(readReport) : undefined;
}
