import type { ShowView } from './shows.schema.ts';

type Slot = Pick<ShowView, 'id' | 'show_ts' | 'minutes' | 'code' | 'youtube_id' | 'cancelled' | 'show_type'>;

const endOf = ({ show_ts, minutes }: Slot): number => show_ts + minutes * 60;

const isSamePlace = (a: Slot, b: Slot): boolean =>
  (a.code !== null && a.code === b.code) || (a.youtube_id !== null && a.youtube_id === b.youtube_id);

/**
 * The other shows at the same place, or of the same kind, whose planned time overlaps with that of this one. Cancelled
 * shows are in nobody's way.
 */
export function overlappingShows<S extends Slot>(show: Slot, shows: readonly S[]): S[] {
  if (show.cancelled) return [];
  return shows.filter(
    (other) =>
      other.id !== show.id &&
      !other.cancelled &&
      other.show_ts < endOf(show) &&
      show.show_ts < endOf(other) &&
      (isSamePlace(show, other) || other.show_type.type === show.show_type.type),
  );
}

const WEEK = 7 * 86_400;

/**
 * When a show is planned again, in unix seconds: at the same time of a later week, the first one that is to come. A
 * cancelled show that is still to come keeps its time. `now` is unix milliseconds.
 */
export function againAt({ show_ts, cancelled }: Pick<Slot, 'show_ts' | 'cancelled'>, now: number): number {
  const passed = Math.max(0, Math.ceil((now / 1000 - show_ts) / WEEK));
  return show_ts + Math.max(passed, cancelled ? 0 : 1) * WEEK;
}
