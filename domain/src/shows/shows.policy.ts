import { toMillis } from '../time.ts';
import type { ShowType } from './show-types.schema.ts';
import { EARLY_START_MINUTES, FORGOTTEN_AFTER_MS, LATE_MINUTES } from './shows.constants.ts';
import type { Show, ShowView } from './shows.schema.ts';

/** The show as everybody may see it. The public fields are listed, so that a new private field stays private. */
export function toShowView(show: Show, types: readonly ShowType[]): ShowView {
  const showType = types.find(({ type }) => type === show.type);
  return {
    id: show.id,
    show_ts: Math.floor(show.starts_at / 1000),
    title: show.title,
    sub_title: show.sub_title,
    minutes: show.minutes,
    youtube_id: show.source?.kind === 'youtube' ? show.source.youtube_id : null,
    code: show.source?.kind === 'camera' ? show.source.code : null,
    on_air: show.stage === 'on-air',
    cancelled: show.stage === 'cancelled',
    cover_clean: show.cover_clean || (showType?.cover_clean ?? ''),
    show_type: { type: show.type, title: showType?.title ?? show.title },
    sequence: show.sequence,
  };
}

/** True if viewers can watch the show now. */
export function isLive(show: Pick<ShowView, 'on_air' | 'youtube_id' | 'code'>): boolean {
  return show.on_air && Boolean(show.youtube_id ?? show.code);
}

/** Planned shows count until 20 minutes after their start. A show on the air counts until it ends. */
function counts(show: Pick<ShowView, 'show_ts' | 'on_air' | 'cancelled'>, now: number): boolean {
  if (show.cancelled) return false;
  return show.on_air || toMillis(show.show_ts) > now - LATE_MINUTES * 60_000;
}

/** True if a show that starts now starts so long before its planned time that staff are asked. `startsAt`: milliseconds. */
export const isEarly = (startsAt: number, now: number): boolean =>
  startsAt - now > EARLY_START_MINUTES * 60_000;

/**
 * When staff have forgotten to take a running show off the air, in unix milliseconds: two hours after its end. A show that
 * began late ends later, and one that began long before its planned time ends earlier.
 */
export function forgottenFrom({
  starts_at,
  started_at = starts_at,
  minutes,
}: Pick<Show, 'starts_at' | 'started_at' | 'minutes'>): number {
  const begun = isEarly(starts_at, started_at) ? started_at : Math.max(starts_at, started_at);
  return begun + minutes * 60_000 + FORGOTTEN_AFTER_MS;
}

/** The shows on the air, then the next ones in time order. The first is the next show, the second the after-next. */
export function upcomingShows<S extends Pick<ShowView, 'show_ts' | 'on_air' | 'cancelled'>>(
  shows: readonly S[],
  now: number,
): S[] {
  return shows
    .filter((show) => counts(show, now))
    .sort((a, b) => Number(b.on_air) - Number(a.on_air) || a.show_ts - b.show_ts);
}

/** The schedule with what `live/site` knows: which shows are on the air, and where they are seen. */
export function withLiveShows(
  schedule: readonly ShowView[],
  site: readonly ShowView[] | undefined,
): ShowView[] {
  if (!site) return [...schedule];
  const known = new Map(site.map((show) => [show.id, show]));
  const added = site.filter(({ id }) => !schedule.some((show) => show.id === id));
  return [...schedule.map((show) => known.get(show.id) ?? { ...show, on_air: false }), ...added].sort(
    (a, b) => a.show_ts - b.show_ts || a.id - b.id,
  );
}
