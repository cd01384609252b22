import { may } from '@boma/domain/access/access.ts';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { CheckedDatabase } from '../../../lib/firebase/checked-database.tsx';
import { LiveBoundary } from '../../../session/live-boundary.tsx';
import { useStoredUser } from '../../../session/session.ts';
import { useOpenReports } from '../api/open-reports.ts';
import { groupReports } from '../group-reports.ts';
import { ReportList } from './report-list.tsx';

const waiting = <WaitingLines label="Loading the reports" minHeight="40vh" />;

const failed = (retry: () => void) => (
  <chakra.div role="alert" display="grid" gap={4} justifyItems="start">
    <p>We could not load the reports. It may be your connection or ours.</p>
    <Button onClick={retry}>Retry</Button>
  </chakra.div>
);

const refused = (
  <chakra.p textStyle="lead" color="muted">
    This page is for staff.
  </chakra.p>
);

function Reports() {
  const reports = useOpenReports();
  const user = useStoredUser();
  if (!reports) return waiting;
  return <ReportList reported={groupReports(reports)} mayDelete={may(user, 'message.delete')} />;
}

/** What viewers have reported, live. Needs `SignedIn` around it. */
export function OpenReports() {
  return (
    <LiveBoundary doing="Listening to the reports" failed={failed}>
      <CheckedDatabase
        mayListen={(roles) => may({ roles }, 'report.read')}
        waiting={waiting}
        failed={failed}
        refused={refused}
      >
        <Reports />
      </CheckedDatabase>
    </LiveBoundary>
  );
}
