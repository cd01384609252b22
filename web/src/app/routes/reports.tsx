import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { OpenReports } from '../../features/moderation/components/open-reports.tsx';
import { SignedIn } from '../../session/signed-in.tsx';
import { gateFailure } from '../gate-failure.tsx';
import type { RouteProps } from '../page.ts';

export default function ReportsRoute({ page }: RouteProps) {
  return (
    <PageBody>
      <PageHead title={page.title} />
      <SignedIn waiting={<WaitingLines label="Loading the reports" minHeight="40vh" />} failed={gateFailure}>
        <OpenReports />
      </SignedIn>
    </PageBody>
  );
}
