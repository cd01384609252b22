import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import type { Devices } from '../api/devices.ts';
import { DeviceList } from './device-list.tsx';

function List({ devices: { list, failed, refresh, revoke } }: { readonly devices: Devices }) {
  const [now] = useState(Date.now);
  if (failed)
    return (
      <chakra.div role="alert" display="grid" gap={4} justifyItems="start">
        <p>We could not load your devices. It may be your connection or ours.</p>
        <Button look="quiet" onClick={refresh}>
          Retry
        </Button>
      </chakra.div>
    );
  if (!list) return <WaitingLines label="Loading your devices" />;
  if (list.length === 0) return <chakra.p color="muted">No device is signed in at the moment.</chakra.p>;
  return <DeviceList devices={list} now={now} onRevoke={revoke} />;
}

/** The devices, one by one and all together. */
export function WhereSignedIn({
  devices,
  onLeaveEverywhere,
}: {
  readonly devices: Devices;
  readonly onLeaveEverywhere: () => Promise<void>;
}) {
  return (
    <PagePart
      title="Where you are signed in"
      lead="Lost a phone, or do not recognise one of these? Sign it out, and then change your password."
    >
      <List devices={devices} />
      <div>
        <ConfirmButton
          question="Sign out on every device, this one too?"
          yes="Yes, everywhere"
          no="Stay signed in"
          onConfirm={onLeaveEverywhere}
        >
          Sign out everywhere
        </ConfirmButton>
      </div>
    </PagePart>
  );
}
