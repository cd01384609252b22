import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import { type Show } from '@boma/domain/shows/shows.schema.ts';
import { showsPath } from '@boma/domain/site-paths.ts';
import type { ICalEventData } from 'ical-generator';
import { withoutForbidden } from '../platform/escape-markup.ts';

/** How often calendar programs should fetch again, in seconds. */
const REFRESH_SECONDS = 3600;

export interface CalendarOptions {
  /** What a calendar program calls it. */
  readonly name: string;
  /** Origin of the site, such as https://boma.example.org */
  readonly origin: string;
  readonly types: readonly ShowType[];
}

/** The same for as long as the show exists, so that a calendar moves an event and adds no second one. */
const uidOf = ({ id }: Show, origin: string) => `show-${id}@${new URL(origin).hostname}`;

function eventOf(show: Show, { origin, types }: CalendarOptions): Omit<ICalEventData, 'status'> {
  const typeTitle = types.find(({ type }) => type === show.type)?.title ?? show.type;
  const isCancelled = show.stage === 'cancelled';
  const title = `${typeTitle}: ${show.title}`;
  return {
    id: uidOf(show, origin),
    sequence: show.sequence,
    start: new Date(show.starts_at),
    end: new Date(show.starts_at + show.minutes * 60_000),
    // The last change, not the moment of the answer: an unchanged calendar keeps its ETag.
    stamp: new Date(show.changed_at),
    lastModified: new Date(show.changed_at),
    summary: isCancelled ? `Cancelled: ${title}` : title,
    description: show.sub_title || null,
    url: `${origin}${showsPath(show.type)}`,
  };
}

/**
 * The shows as a calendar (RFC 5545). All times are in UTC, which every calendar program converts to its own zone. A show
 * that was cancelled stays in the calendar with that status; one that is only left out would stay in programs that have
 * imported it.
 */
export async function calendarOf(shows: readonly Show[], options: CalendarOptions): Promise<string> {
  // Only this function needs the library, and all functions share one bundle.
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const calendar = ical({
    name: options.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: new URL(options.origin).hostname, product: 'shows', language: 'EN' },
    url: options.origin,
    ttl: REFRESH_SECONDS,
  });
  for (const show of shows) {
    const status = show.stage === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
    calendar.createEvent({ ...eventOf(show, options), status });
  }
  return withoutForbidden(calendar.toString());
}
