import { localTime } from '@boma/domain/zone-clock.ts';
import { clockText } from './camp-time.ts';
import { viewerZone } from './timing/viewer-zone.ts';

// The site writes every date in one way, by the viewer's clock. Times are unix milliseconds.

const here = (time: number) => localTime(time, viewerZone());

/** 'Mar 5', and 'Mar 5, 2024' with the year. */
export function dayWords(time: number, { withYear }: { readonly withYear: boolean }): string {
  const { year, month, day } = here(time);
  return `${month} ${Number(day)}${withYear ? `, ${year}` : ''}`;
}

/** 'Mar 5, 2024' */
export const dateWords = (time: number): string => dayWords(time, { withYear: true });

/** '15:40' */
export function timeWords(time: number): string {
  const { hour, minute } = here(time);
  return `${hour}:${minute}`;
}

/** 'Mar 5, 2024, 15:40' */
export const momentWords = (time: number): string => `${dateWords(time)}, ${timeWords(time)}`;

/** The time where the viewer is, as 'h:mm A'. */
export function viewerTime(time: number): string {
  const { hour, minute } = here(time);
  return clockText(Number(hour), Number(minute));
}
