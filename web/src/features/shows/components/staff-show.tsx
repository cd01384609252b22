import type { ErrorCode } from '@boma/domain/errors.ts';
import { overlappingShows } from '@boma/domain/shows/overlap.policy.ts';
import { isEarly, isLive } from '@boma/domain/shows/shows.policy.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { showTime } from '@boma/domain/shows/zone-time.ts';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import type { Choice } from '../../../components/form/choice-field.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { rereadSchedule } from '../api/schedule.ts';
import { cancelShow, endShow, startShow } from '../api/show-calls.ts';
import type { ShowClock } from '../hooks/use-show-clock.ts';
import { campMoment, campTimeOf, fullTitle } from '../show-words.ts';
import { AirBadge } from './air-badge.tsx';

const byCode: Partial<Record<ErrorCode, string>> = {
  conflict: 'A colleague has changed this show since. Look at it again.',
  'not-found': 'This show is gone.',
  forbidden: 'Only staff can do this.',
};

/** Why staff could not do what they tried: the server's words, else ours for the code. */
const showProblem = (cause: unknown): string => refusalWords(cause, byCode);

interface StaffShowProps {
  readonly show: ShowView;
  /** All of them: another may overlap. */
  readonly shows: readonly ShowView[];
  /** The cameras that can show one, by their codes. */
  readonly cameras: readonly Choice[];
  readonly clock: ShowClock;
  readonly onChange: (show: ShowView) => void;
  /** Plans a new show like this one. */
  readonly onAgain: (show: ShowView) => void;
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

/** What a failed press says. A page that showed an older plan shows the newest one then. */
const failing = async (act: () => Promise<unknown>) => {
  try {
    await act();
  } catch (cause) {
    await rereadSchedule().catch(() => undefined);
    throw cause;
  }
};

function ChangeButton({ show, onChange }: Pick<StaffShowProps, 'show' | 'onChange'>) {
  return (
    <Button look="quiet" aria-label={`Change: ${fullTitle(show)}`} onClick={() => onChange(show)}>
      Change
    </Button>
  );
}

/** For the same show in a later week, and for one that was cancelled. */
function AgainButton({ show, onAgain }: Pick<StaffShowProps, 'show' | 'onAgain'>) {
  return (
    <Button look="quiet" aria-label={`Plan again: ${fullTitle(show)}`} onClick={() => onAgain(show)}>
      Plan again
    </Button>
  );
}

function Overlaps({ show, shows }: Pick<StaffShowProps, 'show' | 'shows'>) {
  const others = overlappingShows(show, shows);
  if (others.length === 0) return null;
  return (
    <chakra.p textStyle="small" fontWeight={600} color="danger">
      Overlaps with {others.map(({ title }) => `‘${title}’`).join(', ')}.
    </chakra.p>
  );
}

/** A show that began early can return to the schedule, so staff are asked how it ends. */
function EndButton({ show, clock, onDone }: StaffShowProps) {
  const end = async (back_to_plan: boolean) => {
    await failing(() => endShow(show.id, { back_to_plan }));
    const { title } = show;
    await onDone(back_to_plan ? `'${title}' is back in the schedule.` : `'${title}' is off the air.`);
  };
  const { busy, problem, run } = useAction(end, {
    doing: 'Taking a show off the air',
    problemOf: showProblem,
  });
  const name = `Take off the air: ${fullTitle(show)}`;
  if (show.show_ts * 1000 > clock.now)
    return (
      <ConfirmButton
        name={name}
        question={`It is planned for ${campMoment(show)}. Does it go back to the schedule, or is it over?`}
        yes="It is over"
        no="Leave it on the air"
        other={{ text: 'Back to the schedule', onChoose: () => end(true) }}
        onConfirm={() => end(false)}
        problemOf={showProblem}
      >
        Take off the air
      </ConfirmButton>
    );
  return (
    <div>
      <Button aria-disabled={busy} aria-label={name} onClick={() => void run(false)}>
        Take off the air
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}

function RunningActions(props: StaffShowProps) {
  return (
    <Flex gap={2} wrap="wrap" align="center">
      <EndButton {...props} />
      <ChangeButton {...props} />
    </Flex>
  );
}

/** One press starts a show that is due. Staff are asked before any other one. */
function StartButton({ show, clock, onDone }: StaffShowProps) {
  const early = isEarly(show.show_ts * 1000, clock.now);
  const start = async () => {
    await failing(() => startShow(show.id, { early }));
    await onDone(`'${show.title}' is on the air.`);
  };
  const { busy, problem, run } = useAction(start, {
    doing: 'Putting a show on the air',
    problemOf: showProblem,
  });
  const name = `Put on the air: ${fullTitle(show)}`;
  if (early)
    return (
      <ConfirmButton
        name={name}
        question={`It is planned for ${campMoment(show)}. Put it on the air now, on every page?`}
        yes="Yes, put it on the air now"
        no="Leave it planned"
        onConfirm={start}
        problemOf={showProblem}
      >
        Put on the air
      </ConfirmButton>
    );
  return (
    <div>
      <Button aria-disabled={busy} aria-label={name} onClick={() => void run()}>
        Put on the air
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}

function PlannedActions(props: StaffShowProps) {
  const { show, onDone } = props;
  const cancel = async () => {
    await failing(() => cancelShow(show.id, ''));
    await onDone(`'${show.title}' is cancelled.`);
  };
  return (
    <Flex gap={2} wrap="wrap" align="center">
      <StartButton {...props} />
      <ChangeButton {...props} />
      <AgainButton {...props} />
      <ConfirmButton
        name={`Cancel: ${fullTitle(show)}`}
        question="Cancel this show? Viewers and calendars see it as cancelled."
        yes="Yes, cancel it"
        no="Keep it"
        onConfirm={cancel}
        problemOf={showProblem}
      >
        Cancel
      </ConfirmButton>
    </Flex>
  );
}

/** Where it is seen. A camera that is none of the choices any more has only its code. */
function placeWords({ youtube_id, code }: ShowView, cameras: readonly Choice[]): string {
  if (youtube_id !== null) return youtube_id;
  if (code === null) return 'no camera yet';
  return cameras.find(({ value }) => value === code)?.text ?? code;
}

/** One show with what staff can do about it. */
export function StaffShow(props: StaffShowProps) {
  const { show, shows, cameras, clock } = props;
  const at = show.show_ts * 1000;
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
          {placeWords(show, cameras)}
        </chakra.p>
        <Overlaps show={show} shows={shows} />
      </div>
      {show.on_air && <RunningActions {...props} />}
      {!show.on_air && (show.cancelled ? <AgainButton {...props} /> : <PlannedActions {...props} />)}
    </chakra.li>
  );
}
