import { DAY_SLOTS } from '@boma/domain/streams/reels.constants.ts';

/** The part of the 48 hours that the line shows, in slots of two minutes from their beginning. */
export interface DaySpan {
  readonly from: number;
  readonly size: number;
}

/** An hour. */
const SMALLEST = 30;

export const wholeDay: DaySpan = { from: 0, size: DAY_SLOTS };

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

const bounded = (from: number, size: number): DaySpan => ({
  from: between(0, from, DAY_SLOTS - size),
  size,
});

/** The span larger by a factor, with `around` at the same place of the line. */
export function zoomed({ from, size }: DaySpan, factor: number, around: number): DaySpan {
  const next = between(SMALLEST, size * factor, DAY_SLOTS);
  return bounded(around - ((around - from) / size) * next, next);
}

/** The span so many slots later. */
export const shifted = ({ from, size }: DaySpan, by: number): DaySpan => bounded(from + by, size);

/** The span moved as little as possible so that it contains this place. */
export function containing(span: DaySpan, place: number): DaySpan {
  if (place < span.from) return bounded(place, span.size);
  if (place + 1 > span.from + span.size) return bounded(place + 1 - span.size, span.size);
  return span;
}

/** Hours between two marks of the line, so that there are at most `most` of them. */
export function hoursBetween({ size }: DaySpan, most: number): number {
  const hours = size / 30;
  return [0.25, 0.5, 1, 2, 3, 6, 12].find((each) => hours / each <= most) ?? 24;
}
