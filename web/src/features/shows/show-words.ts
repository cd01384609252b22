import { CAMP_ZONE } from '@boma/domain/camp-time.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { countdown, showTime, timeIn } from '@boma/domain/shows/zone-time.ts';
import { campBeside, dayWords } from '../../lib/moments.ts';
import type { ShowClock } from './hooks/use-show-clock.ts';

/** The time at camp as 'HH:mm'. `at` is unix milliseconds. */
const campTimeOf = (at: number) => timeIn(at, CAMP_ZONE);

/**
 * What stands after 'camp' beside the time of a show in `zone`. A page that does not know its viewer's zone yet is written by
 * camp time: it says so, in the room that the time takes later.
 */
export const campOfShow = (at: number, zone: string): string => campBeside(campTimeOf(at), timeIn(at, zone));

/** When a show that is to come begins, here and at camp: 'Today 16:00 · camp 17:00 · in 2 h'. */
export function beginWords({ show_ts }: Pick<ShowView, 'show_ts'>, { now, zone }: ShowClock): string {
  const at = show_ts * 1000;
  const left = at > now ? countdown(at, now) : 'any moment';
  return `${showTime(show_ts, now, zone)} · camp ${campOfShow(at, zone)} · ${left}`;
}

/** When a show begins at camp: 'Mar 14, 2027, 06:00 at camp'. */
export function campMoment({ show_ts }: Pick<ShowView, 'show_ts'>): string {
  const at = show_ts * 1000;
  return `${dayWords(at, { withYear: true, zone: CAMP_ZONE })}, ${campTimeOf(at)} at camp`;
}

/** Pictures of kinds of show that have none. */
const fallbackCovers: Readonly<Record<string, string>> = {
  'the-hide': '/covers/mopane-hide.jpg',
  'morning-show': '/covers/kwa-maritane.jpg',
};
const GENERAL_COVER = '/covers/leopard-rock.jpg';

/** The picture of a show: its own, else one for its type. */
export const showCoverOf = (cover: string, type: string): string =>
  cover || (fallbackCovers[type] ?? GENERAL_COVER);

/** The name of a show with its type: 'Ranger Show: Sunrise at Tau'. */
export const fullTitle = ({ show_type, title }: Pick<ShowView, 'show_type' | 'title'>) =>
  show_type.title === title ? title : `${show_type.title}: ${title}`;
