import { PageHead } from '../../../components/page-head.tsx';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { OpenReports } from '../../../features/moderation/components/open-reports.tsx';
import { SignedIn } from '../../../session/signed-in.tsx';
import { gateFailure } from '../../gate-failure.tsx';

/** The reported messages, photos and questions, live. Loaded apart, because it brings the identity provider and the database along. */
export function ReportsPage() {
  return (
    <>
      <PageHead title="Reports" />
      <SignedIn waiting={<WaitingLines label="Loading the reports" minHeight="40vh" />} failed={gateFailure}>
        <OpenReports />
      </SignedIn>
    </>
  );
}
