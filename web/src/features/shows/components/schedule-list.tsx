import { isLive, upcomingShows } from '@boma/domain/shows/shows.policy.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { byDay, countdown, dayAfter, dayIn, dayTitle, timeIn } from '@boma/domain/shows/zone-time.ts';
import { showCalendarPath, showsPath } from '@boma/domain/site-paths.ts';
import { Fragment } from 'react';
import { CalendarIcon } from '../../../components/icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { LARGE_TEXT } from '../../../config/breakpoints.ts';
import type { ShowClock } from '../hooks/use-show-clock.ts';
import { campOfShow, fullTitle, showCoverOf } from '../show-words.ts';
import { AirBadge } from './air-badge.tsx';

// The calendar and the navigation take their part of the window: the list looks at its own width.
const list = { containerType: 'inline-size', containerName: 'schedule' } as const;
/** There is room for picture and words beside each other. */
const roomForRow = '@container schedule (width >= 38rem)';
const inOneColumn = '@container schedule (width < 38rem)';
/** There is room for the day beside its shows. */
const roomForDay = '@container schedule (width >= 56rem)';

const row = {
  position: 'relative',
  display: 'grid',
  // A phone shows a small picture at the side, and the time above the words: a show takes a fifth of the window at most.
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture time link" "picture words link"',
  columnGap: 3,
  alignItems: 'start',
  alignContent: 'start',
  paddingY: '10px',
  borderTopWidth: '1px',
  '&[data-cancelled] [data-fades]': { opacity: 0.75, textDecoration: 'line-through' },
  '& > img': {
    gridArea: 'picture',
    width: '100%',
    height: 'auto',
    aspectRatio: '1 / 1',
    objectFit: 'cover',
    borderRadius: 'sm',
    background: 'raised',
  },
  '&[data-cancelled] > img': { opacity: 0.5 },
  '& > [data-time]': {
    gridArea: 'time',
    display: 'flex',
    alignItems: 'baseline',
    columnGap: 2,
    flexWrap: 'wrap',
  },
  '& > [data-words]': { gridArea: 'words' },
  '& > :last-child': { gridArea: 'link' },
  [inOneColumn]: {
    '& h3, & [data-words] > p, & [data-written]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-starts]': { display: 'none' },
    '& [data-words] > div': { flexWrap: 'nowrap', '& > :last-child': { flexShrink: 0 } },
  },
  // With text at 200 % on a phone the words need the whole width.
  [LARGE_TEXT]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"time link" "words words"',
    '& > img': { display: 'none' },
    '& h3, & [data-words] > p': { whiteSpace: 'normal' },
  },
  [roomForRow]: {
    gridTemplateColumns: '6.5rem 10rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"time picture words link"',
    columnGap: 6,
    paddingY: 5,
    '& > img': { aspectRatio: '16 / 9', borderRadius: 'md' },
    '& > [data-time]': { display: 'block' },
  },
} as const;

const nowLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  color: 'accent',
  textStyle: 'small',
  fontWeight: 600,
  _after: { content: '""', flex: 1, height: '2px', background: 'accent', borderRadius: 'full' },
  // It stands in place of the line between two shows.
  '& + li': { borderTopColor: 'transparent' },
} as const;

/** Where the day is: above it has begun, below it is to come. */
function NowLine({ clock: { now, zone } }: { readonly clock: ShowClock }) {
  return (
    <chakra.li css={nowLine} data-now="">
      Now, {timeIn(now, zone)}
    </chakra.li>
  );
}

const timeOfDay = {
  display: 'block',
  fontFamily: 'display',
  fontWeight: 560,
  fontSize: '1.125rem',
  [roomForRow]: { fontSize: '1.6rem' },
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
} as const;

const title = {
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.35,
  [roomForRow]: { fontSize: '1.125rem', marginTop: 1 },
} as const;

const subtitle = { textStyle: 'small', [roomForRow]: { textStyle: 'body', marginTop: 1 } } as const;

const calendarLink = {
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  color: 'muted',
  _hover: { color: 'ink', background: 'raised' },
} as const;

function State({ show, now }: { readonly show: ShowView; readonly now: number }) {
  if (isLive(show)) return <AirBadge />;
  const style = { textStyle: 'small', fontWeight: 600 } as const;
  if (show.cancelled)
    return (
      <chakra.span {...style} color="danger">
        Cancelled
      </chakra.span>
    );
  const at = show.show_ts * 1000;
  return (
    <chakra.span {...style} color="muted">
      <span data-starts="">Starts </span>
      {at > now ? countdown(at, now) : 'any moment'}
    </chakra.span>
  );
}

/** One show of the schedule: when, what, and whether it is on the air or cancelled. */
function ScheduleEntry({ show, clock }: { readonly show: ShowView; readonly clock: ShowClock }) {
  const at = show.show_ts * 1000;
  return (
    <chakra.li css={row} {...(show.cancelled && { 'data-cancelled': '' })}>
      <img
        src={showCoverOf(show.cover_clean, show.show_type.type)}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        decoding="async"
      />
      <div data-time="">
        <chakra.time dateTime={new Date(at).toISOString()} css={timeOfDay} data-fades="">
          {timeIn(at, clock.zone)}
        </chakra.time>
        <chakra.p textStyle="small" color="muted" whiteSpace="nowrap">
          Camp {campOfShow(at, clock.zone)}
        </chakra.p>
      </div>
      <div data-words="">
        <Flex align="center" columnGap={3} rowGap={1} wrap="wrap">
          <chakra.span data-written="" textStyle="label" color="accent">
            {show.show_type.title}
          </chakra.span>
          <State show={show} now={clock.now} />
        </Flex>
        <chakra.h3 css={title} data-fades="">
          <RouterLink to={showsPath(show.show_type.type)} _hover={{ color: 'accent' }}>
            {show.title}
          </RouterLink>
        </chakra.h3>
        {show.sub_title !== '' && (
          <chakra.p color="muted" css={subtitle}>
            {show.sub_title}
          </chakra.p>
        )}
      </div>
      {show.cancelled ? (
        <span />
      ) : (
        <chakra.a
          href={showCalendarPath(show.id)}
          download={`show-${show.id}.ics`}
          css={calendarLink}
          title="Add to calendar"
          aria-label={`Add to calendar: ${fullTitle(show)}`}
        >
          <CalendarIcon />
        </chakra.a>
      )}
    </chakra.li>
  );
}

/** What a viewer can still watch, and what was cancelled until its planned end. */
function isListed(show: ShowView, now: number): boolean {
  if (show.cancelled) return show.show_ts * 1000 + show.minutes * 60_000 > now;
  return upcomingShows([show], now).length > 0;
}

function titleOf(at: number, { now, zone }: ShowClock): string {
  if (dayIn(at, zone) === dayIn(now, zone)) return 'Today';
  const isTomorrow = dayIn(at, zone) === dayAfter(now, zone);
  return isTomorrow ? `Tomorrow, ${dayTitle(at, zone).replace(',', '')}` : dayTitle(at, zone);
}

/** The place of the first show of today that is to come. Undefined on other days. */
function firstToCome(shows: readonly ShowView[], { now, zone }: ShowClock): number | undefined {
  const [first] = shows;
  if (!first || dayIn(first.show_ts * 1000, zone) !== dayIn(now, zone)) return undefined;
  const index = shows.findIndex(({ show_ts }) => show_ts * 1000 > now);
  return index >= 0 ? index : undefined;
}

const dayStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 10,
  rowGap: 3,
  '& + &': { marginTop: 'head' },
  [roomForDay]: {
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    '& > h2': {
      position: 'sticky',
      top: 'calc(var(--b-sizes-header) + 2rem)',
      alignSelf: 'start',
      paddingTop: 5,
    },
  },
} as const;

/** The shows by the day on which they take place where the viewer is. */
export function ScheduleList({
  shows,
  clock,
}: {
  readonly shows: readonly ShowView[];
  readonly clock: ShowClock;
}) {
  const listed = shows.filter((show) => isListed(show, clock.now));
  if (listed.length === 0)
    return (
      <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
        No show is planned at the moment. New ones appear here by themselves; the animals keep no schedule at
        all and can be watched at any hour.
      </chakra.p>
    );
  return (
    <chakra.div css={list}>
      {byDay(listed, clock.zone).map(({ day, entries }) => {
        const [first] = entries;
        const title = first && titleOf(first.show_ts * 1000, clock);
        return (
          <chakra.section key={day} css={dayStyle} aria-label={title}>
            <chakra.h2 textStyle="section">
              {/* The number of a day stays beside its month. */}
              {title?.split(/(?<!\d)(?=\d)/).map((part) => (
                <chakra.span key={part} whiteSpace={/^\d/.test(part) ? 'nowrap' : undefined}>
                  {part}
                </chakra.span>
              ))}
            </chakra.h2>
            <ul>
              {entries.map((show, index) => (
                <Fragment key={show.id}>
                  {index === firstToCome(entries, clock) && <NowLine clock={clock} />}
                  <ScheduleEntry show={show} clock={clock} />
                </Fragment>
              ))}
            </ul>
          </chakra.section>
        );
      })}
    </chakra.div>
  );
}
