import type { ErrorCode } from '@boma/domain/errors.ts';
import { overlappingShows } from '@boma/domain/shows/overlap.policy.ts';
import { isEarly, isLive } from '@boma/domain/shows/shows.policy.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { showTime } from '@boma/domain/shows/zone-time.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { ConfirmQuestion, type QuestionProps } from '../../../components/confirm-button.tsx';
import type { Choice } from '../../../components/form/choice-field.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { type MenuAction, RowMenu } from '../../../components/staff/row-menu.tsx';
import { rowButton, StaffRow } from '../../../components/staff/staff-list.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { rereadSchedule } from '../api/schedule.ts';
import { cancelShow, endShow, startShow } from '../api/show-calls.ts';
import type { ShowClock } from '../hooks/use-show-clock.ts';
import { campMoment, campOfShow, fullTitle } from '../show-words.ts';
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

/** What a failed press says. A page that showed an older plan shows the newest one then. */
const failing = async (act: () => Promise<unknown>) => {
  try {
    await act();
  } catch (cause) {
    await rereadSchedule().catch(() => undefined);
    throw cause;
  }
};

/** The questions that staff are asked before something is done. */
type Asking = 'start' | 'end' | 'cancel';

/** What can be done about a show. Each rejects if the server refuses. */
function actsOf({ show, onDone }: StaffShowProps, early: boolean) {
  const { id, title } = show;
  const end = async (back_to_plan: boolean) => {
    await failing(() => endShow(id, { back_to_plan }));
    await onDone(back_to_plan ? `'${title}' is back in the schedule.` : `'${title}' is off the air.`);
  };
  return {
    end,
    start: async () => {
      await failing(() => startShow(id, { early }));
      await onDone(`'${title}' is on the air.`);
    },
    cancel: async () => {
      await failing(() => cancelShow(id, ''));
      await onDone(`'${title}' is cancelled.`);
    },
  };
}

type Question = Omit<QuestionProps, 'onLeave' | 'problemOf'>;

/** A show that began early can return to the schedule, so staff are asked how it ends. */
const questionsOf = (show: ShowView, acts: ReturnType<typeof actsOf>): Record<Asking, Question> => ({
  start: {
    question: `It is planned for ${campMoment(show)}. Put it on the air now, on every page?`,
    yes: 'Yes, put it on the air now',
    no: 'Leave it planned',
    onConfirm: acts.start,
  },
  end: {
    question: `It is planned for ${campMoment(show)}. Does it go back to the schedule, or is it over?`,
    yes: 'It is over',
    no: 'Leave it on the air',
    other: { text: 'Back to the schedule', onChoose: () => acts.end(true) },
    onConfirm: () => acts.end(false),
  },
  cancel: {
    question: 'Cancel this show? Viewers and calendars see it as cancelled.',
    yes: 'Yes, cancel it',
    no: 'Keep it',
    onConfirm: acts.cancel,
  },
});

/** One press starts a show that is due, and ends one whose time has come. Staff are asked before any other one. */
function useAir(props: StaffShowProps, ask: (asking: Asking) => void) {
  const { show, clock } = props;
  const at = show.show_ts * 1000;
  const early = isEarly(at, clock.now);
  const acts = actsOf(props, early);
  const { busy, problem, run } = useAction(async () => (show.on_air ? acts.end(false) : acts.start()), {
    doing: show.on_air ? 'Taking a show off the air' : 'Putting a show on the air',
    problemOf: showProblem,
  });
  const asks = show.on_air ? at > clock.now : early;
  const press = () => (asks ? ask(show.on_air ? 'end' : 'start') : void run());
  const text = show.on_air ? 'Take off the air' : 'Put on the air';
  return { acts, problem, press: { text, busy, press } };
}

interface AirButtonProps {
  readonly show: ShowView;
  readonly press: ReturnType<typeof useAir>['press'];
}

function AirButton({ show, press: { text, busy, press } }: AirButtonProps) {
  return (
    <Button
      {...rowButton}
      data-air=""
      aria-disabled={busy}
      aria-label={`${text}: ${fullTitle(show)}`}
      onClick={press}
    >
      {text}
    </Button>
  );
}

/** A cancelled show can only be planned again. */
function menuOf(
  { show, onChange, onAgain }: StaffShowProps,
  ask: (asking: Asking) => void,
): readonly MenuAction[] {
  const change = { text: 'Change', onChoose: () => onChange(show) };
  const again = { text: 'Plan again', onChoose: () => onAgain(show) };
  if (show.on_air) return [change];
  if (show.cancelled) return [again];
  return [change, again, { text: 'Cancel', danger: true, onChoose: () => ask('cancel') }];
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

/** Where it is seen. A camera that is none of the choices any more has only its code. */
function placeWords({ youtube_id, code }: ShowView, cameras: readonly Choice[]): string {
  if (youtube_id !== null) return youtube_id;
  if (code === null) return 'no camera yet';
  return cameras.find(({ value }) => value === code)?.text ?? code;
}

/** When and where it is, the time first. */
function factsOf({ show, cameras, clock }: StaffShowProps): string {
  const when = showTime(show.show_ts, clock.now, clock.zone);
  const camp = `camp ${campOfShow(show.show_ts * 1000, clock.zone)}`;
  const facts = [camp, `${show.minutes} min`, show.show_type.title];
  return [when, ...facts, placeWords(show, cameras)].join(' · ');
}

/** The question that is open. When it goes, what opened it has the focus again. */
function useQuestion() {
  const own = useRef<HTMLLIElement>(null);
  const [asking, ask] = useState<Asking>();
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (asking === undefined && opener.current)
      own.current?.querySelector<HTMLElement>(opener.current)?.focus();
    opener.current = asking && (asking === 'cancel' ? '[data-more]' : '[data-air]');
  }, [asking]);
  return { own, asking, ask };
}

/** One show with what staff can do about it. */
export function StaffShow(props: StaffShowProps) {
  const { show, shows } = props;
  const { own, asking, ask } = useQuestion();
  const { acts, problem, press } = useAir(props, ask);
  return (
    <StaffRow
      ref={own}
      title={show.title}
      note={factsOf(props)}
      state={show.cancelled ? { text: 'Cancelled', tone: 'danger' } : undefined}
      mark={isLive(show) && <AirBadge />}
      end={
        <>
          {!show.cancelled && <AirButton show={show} press={press} />}
          <RowMenu name={show.title} actions={menuOf(props, ask)} />
        </>
      }
      below={
        <>
          <Overlaps show={show} shows={shows} />
          <Problem>{problem}</Problem>
          {asking && (
            <ConfirmQuestion
              key={asking}
              {...questionsOf(show, acts)[asking]}
              problemOf={showProblem}
              // The schedule may show what was done before its call ends, and staff may have pressed the next button by then.
              onLeave={() => ask((now) => (now === asking ? undefined : now))}
            />
          )}
        </>
      }
    />
  );
}
