import { LiveForStaff, waitingFor } from '../../../session/live-for-staff.tsx';
import { useStoredUser } from '../../../session/session.ts';
import { useOpenReports } from '../api/report-listener.ts';
import { groupReports } from '../group-reports.ts';
import { ReportList } from './report-list.tsx';

function Reports() {
  const reports = useOpenReports();
  const user = useStoredUser();
  if (!reports) return waitingFor('reports');
  return <ReportList reported={groupReports(reports)} viewer={user} />;
}

/** What viewers have reported, live. Needs `SignedIn` around it. */
export function OpenReports() {
  return (
    <LiveForStaff what="reports" action="report.read">
      <Reports />
    </LiveForStaff>
  );
}
