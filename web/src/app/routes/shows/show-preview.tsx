import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { countdown, showTime } from '@boma/domain/shows/zone-time.ts';
import { showCalendarPath } from '@boma/domain/site-paths.ts';
import { ShowPromo } from '../../../features/shows/components/show-promo.tsx';
import type { ShowClock } from '../../../features/shows/hooks/use-show-clock.ts';
import { campTimeOf } from '../../../features/shows/show-words.ts';

/** A show that is still to come: when it begins here and at camp, and the link to its page. */
export function ShowPreview({
  show,
  superTitle,
  clock,
}: {
  readonly show: ShowView;
  readonly superTitle: string;
  readonly clock: ShowClock;
}) {
  const at = show.show_ts * 1000;
  const left = at > clock.now ? countdown(at, clock.now) : 'any moment';
  const here = showTime(show.show_ts, clock.now, clock.zone);
  return (
    <ShowPromo
      showCover={show.cover_clean}
      showDateTime={`${here} · camp ${campTimeOf(at)} · ${left}`}
      showTitle={show.title}
      subTitle={show.sub_title}
      superTitle={superTitle}
      showType={{ value: show.show_type.type }}
      calendarHref={showCalendarPath(show.id)}
    />
  );
}
