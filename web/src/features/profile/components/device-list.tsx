import type { Device } from '@boma/domain/accounts/devices.schema.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { chakra } from '../../../components/ui.ts';
import { dayWords } from '../device-words.ts';

const list = {
  borderTopWidth: '1px',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 6,
    rowGap: 3,
    paddingY: 4,
    borderBottomWidth: '1px',
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
export function DeviceList({
  devices,
  now,
  onRevoke,
}: {
  readonly devices: readonly Device[];
  readonly now: number;
  readonly onRevoke: (device: Device) => Promise<void>;
}) {
  return (
    <chakra.ul css={list}>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} now={now} onRevoke={onRevoke} />
      ))}
    </chakra.ul>
  );
}
