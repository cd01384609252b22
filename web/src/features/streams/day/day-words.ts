import { CAMP_UTC_OFFSET_HOURS, campDay, campDaysBefore } from '@boma/domain/camp-time.ts';
import type { CameraDayView, DayMark } from '@boma/domain/streams/camera-days.schema.ts';
import type { PlaceView } from '@boma/domain/streams/place.schema.ts';
import { DAY_SLOTS, STILL_EVERY_MS } from '@boma/domain/streams/reels.constants.ts';
import { type Light, lightAt } from '@boma/domain/streams/sun.ts';
import { campNow, campTime } from '../../../lib/camp-time.ts';

/** The first slot of the day. */
export const firstOf = ({ from_ts }: Pick<CameraDayView, 'from_ts'>): number =>
  Math.floor((from_ts * 1000) / STILL_EVERY_MS);

/** The slot of a mark. */
export const slotOfMark = ({ ts }: Pick<DayMark, 'ts'>): number => Math.floor((ts * 1000) / STILL_EVERY_MS);

export const timeOf = (slot: number): string => campTime(campNow(slot * STILL_EVERY_MS));

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** 'Today', 'Yesterday' or the day of the week, by the calendar at camp. `now` is unix milliseconds. */
export function dayOf(slot: number, now: number): string {
  const day = campDay(campNow(slot * STILL_EVERY_MS));
  const today = campDay(campNow(now));
  if (day === today) return 'Today';
  if (day === campDaysBefore(today, 1)) return 'Yesterday';
  return weekday.format(Date.parse(day));
}

export const markKinds = { sighting: 'Sighting', photo: 'Snapshot', moment: 'Moment' } as const;

/** What a mark is called in words. */
export const markTitle = ({ title }: Pick<DayMark, 'title'>): string => title || 'Untitled';

/** The marks of this slot, and of those `around` it. */
export const marksNear = (marks: readonly DayMark[], slot: number, around: number): DayMark[] =>
  marks.filter((mark) => Math.abs(slotOfMark(mark) - slot) <= around);

const movedWords = (moved: number | null) => {
  if (moved === null) return 'no still';
  if (moved === 0) return 'all quiet';
  return moved < 50 ? 'something moves' : 'much moves';
};

const lightWords: Record<Light, string> = { dawn: 'dawn', day: 'day', dusk: 'dusk', night: 'night' };

interface Spoken {
  readonly day: CameraDayView;
  readonly place: PlaceView | null;
  readonly slot: number;
  readonly now: number;
}

/** A slot as a screen reader says it: 'Yesterday, 11:40 PM, night, something moves. Sighting: 2 lions'. */
export function spokenSlot({ day, place, slot, now }: Spoken): string {
  const moved = day.moved[slot - firstOf(day)] ?? null;
  const light = place ? [lightWords[lightAt(place.sun_at, campNow(slot * STILL_EVERY_MS))]] : [];
  const words = [dayOf(slot, now), timeOf(slot), ...light, movedWords(moved)].join(', ');
  const marks = marksNear(day.marks, slot, 0).map((mark) => `${markKinds[mark.kind]}: ${markTitle(mark)}`);
  return [words, ...marks].join('. ');
}

/** A stretch of one light, in slots from the beginning of the day. */
export interface LightStretch {
  readonly light: Light;
  readonly from: number;
  readonly to: number;
}

const LIGHT_STEP = 5;

/** The light of the 48 hours that begin with the slot `first`. */
export function lightStretches(place: PlaceView, first: number): LightStretch[] {
  const stretches: LightStretch[] = [];
  for (let from = 0; from < DAY_SLOTS; from += LIGHT_STEP) {
    const light = lightAt(place.sun_at, campNow((first + from) * STILL_EVERY_MS));
    const before = stretches.at(-1);
    if (before?.light === light) stretches[stretches.length - 1] = { ...before, to: from + LIGHT_STEP };
    else stretches.push({ light, from, to: from + LIGHT_STEP });
  }
  return stretches;
}

const HOUR_MS = 3_600_000;

/** The times at camp that the line names: each so many hours of the clock, between two slots. */
export function hourMarks(from: number, to: number, hours: number): { slot: number; label: string }[] {
  const step = hours * HOUR_MS;
  const clock = campNow(0) + CAMP_UTC_OFFSET_HOURS * HOUR_MS;
  const first = Math.ceil((from * STILL_EVERY_MS + clock) / step) * step;
  const marks = [];
  for (let at = first; at <= to * STILL_EVERY_MS + clock; at += step) {
    const slot = (at - clock) / STILL_EVERY_MS;
    marks.push({ slot, label: timeOf(slot).replace(/:00 /, ' ') });
  }
  return marks;
}
