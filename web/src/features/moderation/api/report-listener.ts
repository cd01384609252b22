import { collections } from '@boma/domain/collections.ts';
import { REPORTS_SHOWN, reportSchema } from '@boma/domain/moderation/reports.schema.ts';
import { limit, orderBy, where } from 'firebase/firestore';
import { useCheckedList } from '../../../lib/firebase/checked-list.ts';
import type { OpenReport } from '../group-reports.ts';

/** The open reports, live, the newest first. Undefined until they are there. Throws if Firestore refuses. */
export const useOpenReports = (): readonly OpenReport[] | undefined =>
  useCheckedList(
    collections.chatReports,
    reportSchema,
    where('settled_at', '==', null),
    orderBy('reported_at', 'desc'),
    limit(REPORTS_SHOWN),
  );
