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

/** A malformed report is left out, so that the others are still shown. */
function readReport({ id, ...stored }: DocumentData): OpenReport[] {
  const { data } = reportSchema.safeParse(stored);
  return data && typeof id === 'string' ? [{ ...data, id }] : [];
}

/** The open reports, live, the newest first. Undefined until they are there. Throws if Firestore refuses. */
export function useOpenReports(): readonly OpenReport[] | undefined {
  const { status, data } = useFirestoreCollectionData(openReports(useFirestore()), { idField: 'id' });
  return status === 'success' ? data.flatMap(readReport) : undefined;
}
