import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { OpenReports } from '../../../features/moderation/components/open-reports.tsx';
import { SignedIn } from '../../../session/signed-in.tsx';
import { gateFailure } from '../../gate-failure.tsx';

/** The reported messages, photos and questions, live. Loaded apart, because it brings the identity provider and the database along. */
export function ReportsPage() {
  return (
    <>
      <StaffHead title="Reports" lead="What viewers have reported, live." />
      <SignedIn waiting={<WaitingLines label="Loading the reports" minHeight="40vh" />} failed={gateFailure}>
        <OpenReports />
      </SignedIn>
    </>
  );
}
