import { localTime } from '@boma/domain/zone-clock.ts';
import { clockText } from './camp-time.ts';
import { viewerZone } from './timing/viewer-zone.ts';

// The site writes every date and time in one way, by the viewer's clock; only shows have another one (`showTime`). Times are
// unix milliseconds. A time that is none has no words: stored copies may be older than a field, and a missing date must not
// take its part of the page away.

const here = (time: number, zone = viewerZone()) =>
  Number.isFinite(time) ? localTime(time, zone) : undefined;

/** 'Mar 5', and 'Mar 5, 2024' with the year. */
export function dayWords(
  time: number,
  { withYear, zone }: { readonly withYear: boolean; readonly zone?: string },
): string {
  const at = here(time, zone);
  if (!at) return '';
  const { year, month, day } = at;
  return `${month} ${Number(day)}${withYear ? `, ${year}` : ''}`;
}

/** 'Mar 5, 2024' */
export const dateWords = (time: number): string => dayWords(time, { withYear: true });

/** The time where the viewer is, as 'h:mm A'. `zone`: by another clock than the viewer's. */
export function timeWords(time: number, zone?: string): string {
  const at = here(time, zone);
  return at ? clockText(Number(at.hour), Number(at.minute)) : '';
}

/** What stands after 'camp' beside another clock: the time at camp, or 'time' where both show the same. */
export const campBeside = (camp: string, other: string): string => (camp === other ? 'time' : camp);

/** 'Mar 5, 2024, 3:40 PM'. `zone`: by another clock than the viewer's. */
export const momentWords = (time: number, zone = viewerZone()): string =>
  here(time) ? `${dayWords(time, { withYear: true, zone })}, ${timeWords(time, zone)}` : '';
