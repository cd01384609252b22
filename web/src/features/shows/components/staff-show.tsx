import { isLive } from '@boma/domain/shows/shows.policy.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { showTime } from '@boma/domain/shows/zone-time.ts';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { cancelShow, endShow, startShow } from '../api/show-calls.ts';
import type { ShowClock } from '../hooks/use-show-clock.ts';
import { campTimeOf, fullTitle } from '../show-words.ts';
import { showProblem } from '../staff-words.ts';
import { AirBadge } from './air-badge.tsx';

interface StaffShowProps {
  readonly show: ShowView;
  readonly clock: ShowClock;
  readonly onChange: (show: ShowView) => void;
  /** Reads the shows again and tells staff what was done. */
  readonly onDone: (words: string) => Promise<void>;
}

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  gap: 4,
  alignItems: 'center',
  paddingY: 5,
  borderTopWidth: '1px',
} as const;

type ActionsProps = Omit<StaffShowProps, 'clock'>;

function RunningActions({ show, onDone }: ActionsProps) {
  const { busy, problem, run } = useAction(
    async () => {
      await endShow(show.id);
      await onDone(`'${show.title}' is off the air.`);
    },
    { doing: 'Taking a show off the air', problemOf: showProblem },
  );
  return (
    <div>
      <Button
        aria-disabled={busy}
        aria-label={`Take off the air: ${fullTitle(show)}`}
        onClick={() => void run()}
      >
        Take off the air
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}

function PlannedActions({ show, onChange, onDone }: ActionsProps) {
  const { busy, problem, run } = useAction(
    async () => {
      await startShow(show.id);
      await onDone(`'${show.title}' is on the air.`);
    },
    { doing: 'Putting a show on the air', problemOf: showProblem },
  );
  const cancel = async () => {
    await cancelShow(show.id, '');
    await onDone(`'${show.title}' is cancelled.`);
  };
  const name = fullTitle(show);
  return (
    <div>
      <Flex gap={2} wrap="wrap" align="center">
        <Button aria-disabled={busy} aria-label={`Put on the air: ${name}`} onClick={() => void run()}>
          Put on the air
        </Button>
        <Button look="quiet" aria-label={`Change: ${name}`} onClick={() => onChange(show)}>
          Change
        </Button>
        <ConfirmButton
          name={`Cancel: ${name}`}
          question="Cancel this show? Viewers and calendars see it as cancelled."
          yes="Yes, cancel it"
          no="Keep it"
          onConfirm={cancel}
          problemOf={showProblem}
        >
          Cancel
        </ConfirmButton>
      </Flex>
      <Problem>{problem}</Problem>
    </div>
  );
}

/** One show with what staff can do about it. */
export function StaffShow(props: StaffShowProps) {
  const { show, clock } = props;
  const at = show.show_ts * 1000;
  const where = show.youtube_id ?? show.code;
  return (
    <chakra.li css={row}>
      <div>
        <Flex align="center" columnGap={3} rowGap={1} wrap="wrap">
          <chakra.span textStyle="label" color="accent">
            {show.show_type.title}
          </chakra.span>
          {isLive(show) && <AirBadge />}
          {show.cancelled && (
            <chakra.span textStyle="small" fontWeight={600} color="danger">
              Cancelled
            </chakra.span>
          )}
        </Flex>
        <chakra.h2 fontWeight={600} fontSize="1.125rem" marginTop={1}>
          {show.title}
        </chakra.h2>
        <chakra.p textStyle="small" color="muted" css={{ fontVariantNumeric: 'tabular-nums' }}>
          {showTime(show.show_ts, clock.now, clock.zone)} · camp {campTimeOf(at)} · {show.minutes} min ·{' '}
          {where ?? 'no camera yet'}
        </chakra.p>
      </div>
      {show.on_air && <RunningActions {...props} />}
      {!show.on_air && !show.cancelled && <PlannedActions {...props} />}
    </chakra.li>
  );
}
