import { useRef, useState } from 'react';
import { useQueueTab } from '../../../components/queue/queue-tab.ts';
import { QueueTabs } from '../../../components/queue/queue-tabs.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { OpenReports } from '../../../features/moderation/components/open-reports.tsx';
import { LastSettled, SettledList } from '../../../features/staff/components/settled-list.tsx';
import { SignedIn } from '../../../session/signed-in.tsx';
import { gateFailure } from '../../gate-failure.tsx';

/** The reported messages, photos and questions, live. Loaded apart, because it brings the identity provider and the database along. */
export function ReportsPage() {
  const { tab } = useQueueTab();
  const heading = useRef<HTMLHeadingElement>(null);
  // The desk counts each complaint, the list shows each thing once.
  const [open, setOpen] = useState<number>();
  return (
    <>
      <StaffHead
        headingRef={heading}
        title="Reports"
        lead="What viewers have reported, live."
        tools={<QueueTabs what="reports" open={tab === 'open' ? open : undefined} />}
      />
      {tab === 'settled' ? (
        <SettledList queue="reports" />
      ) : (
        <SignedIn
          waiting={<WaitingLines label="Loading the reports" minHeight="40vh" />}
          failed={gateFailure}
        >
          <OpenReports heading={heading} onCount={setOpen} whenEmpty={<LastSettled queue="reports" />} />
        </SignedIn>
      )}
    </>
  );
}
