import { useEffect } from 'react';
import { LiveForStaff, waitingFor } from '../../../session/live-for-staff.tsx';
import { useStoredUser } from '../../../session/session.ts';
import { useOpenReports } from '../api/report-listener.ts';
import { groupReports } from '../group-reports.ts';
import { ReportList, type ReportListProps } from './report-list.tsx';

interface OpenReportsProps extends Pick<ReportListProps, 'whenEmpty' | 'heading'> {
  /** Called with how many things are listed, whenever that changes. */
  readonly onCount: (things: number) => void;
}

function Reports({ onCount, ...props }: OpenReportsProps) {
  const reports = useOpenReports();
  const user = useStoredUser();
  const reported = reports && groupReports(reports);
  const count = reported?.length;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!reported) return waitingFor('reports');
  return <ReportList {...props} reported={reported} viewer={user} />;
}

/** What viewers have reported, live. Needs `SignedIn` around it. */
export function OpenReports(props: OpenReportsProps) {
  return (
    <LiveForStaff what="reports" action="report.read">
      <Reports {...props} />
    </LiveForStaff>
  );
}
