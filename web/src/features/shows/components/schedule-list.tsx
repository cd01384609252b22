import { upcomingShows } from '@boma/domain/shows/shows.policy.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { byDay, dayAfter, dayIn, dayTitle } from '@boma/domain/shows/zone-time.ts';
import { chakra } from '../../../components/ui.ts';
import type { ShowClock } from '../hooks/use-show-clock.ts';
import { ScheduleEntry } from './schedule-entry.tsx';

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

const dayStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '14rem minmax(0, 1fr)' },
  columnGap: 10,
  rowGap: 3,
  '& + &': { marginTop: { base: 8, md: 12 } },
  '& > h2': { position: { xl: 'sticky' }, top: { xl: '6rem' }, alignSelf: 'start', paddingTop: { xl: 5 } },
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
    <div>
      {byDay(listed, clock.zone).map(({ day, entries }) => {
        const [first] = entries;
        const title = first && titleOf(first.show_ts * 1000, clock);
        return (
          <chakra.section key={day} css={dayStyle} aria-label={title}>
            <chakra.h2 textStyle="section">{title}</chakra.h2>
            <ul>
              {entries.map((show) => (
                <ScheduleEntry key={show.id} show={show} clock={clock} />
              ))}
            </ul>
          </chakra.section>
        );
      })}
    </div>
  );
}
