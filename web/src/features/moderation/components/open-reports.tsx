import type { ReactNode } from 'react';
import { LiveForStaff, waitingFor } from '../../../session/live-for-staff.tsx';
import { useStoredUser } from '../../../session/session.ts';
import { useOpenReports } from '../api/report-listener.ts';
import { groupReports } from '../group-reports.ts';
import { ReportList } from './report-list.tsx';

interface OpenReportsProps {
  /** As `ReportList` shows it. */
  readonly whenEmpty: ReactNode;
}

function Reports({ whenEmpty }: OpenReportsProps) {
  const reports = useOpenReports();
  const user = useStoredUser();
  if (!reports) return waitingFor('reports');
  return <ReportList reported={groupReports(reports)} viewer={user} whenEmpty={whenEmpty} />;
}

/** What viewers have reported, live. Needs `SignedIn` around it. */
export function OpenReports(props: OpenReportsProps) {
  return (
    <LiveForStaff what="reports" action="report.read">
      <Reports {...props} />
    </LiveForStaff>
  );
}
