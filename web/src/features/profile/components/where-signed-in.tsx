import type { Device } from '@boma/domain/accounts/devices.schema.ts';
import { useRef, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { useKeptFocus } from '../../../components/queue/use-kept-focus.ts';
import { chakra } from '../../../components/ui.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { Devices } from '../api/devices.ts';
import { dayWords } from '../device-words.ts';

const list = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 6,
    rowGap: 3,
    paddingY: 4,
    borderTopWidth: '1px',
  },
} as const;

function DeviceRow({
  device,
  now,
  onRevoke,
}: {
  readonly device: Device;
  readonly now: number;
  readonly onRevoke: (device: Device) => Promise<void>;
}) {
  const { label, signed_in_at, last_used_at, current } = device;
  return (
    <li>
      <chakra.div minWidth="min(100%, 14rem)" flex={1}>
        <chakra.p fontWeight={600}>
          {label}
          {current && (
            <chakra.span
              textStyle="label"
              marginLeft={3}
              paddingX={2}
              paddingY="2px"
              borderRadius="full"
              background="accentSoft"
              color="accent"
              whiteSpace="nowrap"
            >
              This device
            </chakra.span>
          )}
        </chakra.p>
        <chakra.p textStyle="small" color="muted">
          Signed in {dayWords(signed_in_at, now)}, last used {dayWords(last_used_at, now)}
        </chakra.p>
      </chakra.div>
      {!current && (
        <ConfirmButton
          name={`Sign out ${label}`}
          question={`Sign out ${label}?`}
          yes="Yes, sign it out"
          no="Leave it"
          onConfirm={() => onRevoke(device)}
        >
          Sign out
        </ConfirmButton>
      )}
    </li>
  );
}

/** Every device where the user is signed in. `now` is unix milliseconds. */
function DeviceList({
  devices,
  now,
  onRevoke,
}: {
  readonly devices: readonly Device[];
  readonly now: number;
  readonly onRevoke: (device: Device) => Promise<void>;
}) {
  const own = useRef<HTMLUListElement>(null);
  // A device that is signed out goes with its question.
  const keptFocus = useKeptFocus(own);
  return (
    <chakra.ul ref={own} tabIndex={-1} aria-label="Devices" css={list} {...keptFocus}>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} now={now} onRevoke={onRevoke} />
      ))}
    </chakra.ul>
  );
}

function List({ devices: { list, failed, refresh, revoke } }: { readonly devices: Devices }) {
  const [now] = useState(serverNow);
  return (
    <Asked what="your devices" of={{ answer: list, failed, retry: refresh }}>
      {(devices) =>
        devices.length === 0 ? (
          <chakra.p color="muted">No device is signed in at the moment.</chakra.p>
        ) : (
          <DeviceList devices={devices} now={now} onRevoke={revoke} />
        )
      }
    </Asked>
  );
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
