import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Box } from '../../components/ui.ts';
import { OpenReports } from '../../features/staff/components/open-reports.tsx';
import { SignedIn } from '../../lib/firebase/signed-in.tsx';
import { gateFailure } from '../gate-failure.tsx';
import { pages } from '../pages.ts';

export default function ReportsRoute() {
  return (
    <PageBody>
      <PageHead title={pages.reports.title} />
      <SignedIn waiting={<Box minHeight="40vh" aria-busy="true" />} failed={gateFailure}>
        <OpenReports />
      </SignedIn>
    </PageBody>
  );
}
