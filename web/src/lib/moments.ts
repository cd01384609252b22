import { localTime } from '@boma/domain/zone-clock.ts';
import { clockText } from './camp-time.ts';
import { viewerZone } from './timing/viewer-zone.ts';

// The site writes every date in one way, by the viewer's clock. Times are unix milliseconds. A time that is none has no
// words: stored copies may be older than a field, and a missing date must not take its part of the page away.

const here = (time: number) => (Number.isFinite(time) ? localTime(time, viewerZone()) : undefined);

/** 'Mar 5', and 'Mar 5, 2024' with the year. */
export function dayWords(time: number, { withYear }: { readonly withYear: boolean }): string {
  const at = here(time);
  if (!at) return '';
  const { year, month, day } = at;
  return `${month} ${Number(day)}${withYear ? `, ${year}` : ''}`;
}

/** 'Mar 5, 2024' */
export const dateWords = (time: number): string => dayWords(time, { withYear: true });

/** '15:40' */
export function timeWords(time: number): string {
  const at = here(time);
  return at ? `${at.hour}:${at.minute}` : '';
}

/** 'Mar 5, 2024, 15:40' */
export const momentWords = (time: number): string =>
  here(time) ? `${dateWords(time)}, ${timeWords(time)}` : '';

/** The time where the viewer is, as 'h:mm A'. */
export function viewerTime(time: number): string {
  const at = here(time);
  return at ? clockText(Number(at.hour), Number(at.minute)) : '';
}
