import { z } from 'zod';
import { storedTime } from '../stored-time.ts';

/** For how long the figures of a day are kept, in milliseconds. */
export const FIGURES_KEPT_MS = 400 * 86_400_000;

/** How many days the overview of the staff area shows, today among them. */
export const FIGURE_DAYS = 30;

const HOURS = 24;

/** A figure of a later release is missing in what an older one has written. */
const count = z.int().nonnegative().default(0);

/** What happened on the site in one hour. It names no user. */
const hourFiguresSchema = z.object({
  /** Looks at the players of all cameras: how many there were, the sum of what they counted, and the most. */
  viewers: z.strictObject({ looks: count, sum: count, most: count }),
  /** Looks at the cameras: the sums of those on the air, and of those that staff do not work on. */
  cameras: z.strictObject({ looks: count, up: count, all: count }),
  /** Messages of all chats, those too that were deleted later. */
  messages: count,
  /** New accounts. */
  accounts: count,
  /** Users who have begun a membership. */
  members: count,
  /** Pushes that the push service took. */
  pushes: count,
  /** Mails of all kinds that the mail server took. */
  mails: count,
  /** Payments less refunds, by currency, in its smallest unit, with tax. */
  money: z.record(z.string(), z.int()),
});
export type HourFigures = z.output<typeof hourFiguresSchema>;

/** The figures of one day at camp, by hour of the day (0 to 23): `figure-days/{day}`. */
export const figureDaySchema = z.object({
  day: z.iso.date(),
  hours: z.record(z.string().regex(/^(1?\d|2[0-3])$/), hourFiguresSchema),
  expires_at: storedTime,
});
export type FigureDay = z.output<typeof figureDaySchema>;

/** Figures of an hour or a day as staff see them. */
const figuresSchema = z.object({
  /** On average, and the most at once. Null: no camera's players were counted. */
  viewers: z.number().nullable(),
  viewers_most: z.int().nullable(),
  /** On average. Null: nothing was checked. */
  cameras_up: z.number().nullable(),
  cameras: z.number().nullable(),
  messages: z.int(),
  accounts: z.int(),
  members: z.int(),
  pushes: z.int(),
  mails: z.int(),
});
export type Figures = z.output<typeof figuresSchema>;

const moneySchema = z.record(z.string(), z.int());
export type Money = z.output<typeof moneySchema>;

/** What the overview shows over time, of figures or of money. Null: nothing was recorded. */
const overTime = <T extends z.ZodType>(each: T) => {
  const hours = z.array(each.nullable()).length(HOURS);
  return z.object({
    /** The day at camp, and the hour that has begun. */
    day: z.iso.date(),
    hour: z.int(),
    today: hours,
    yesterday: hours,
    week_ago: hours,
    /** The last days, today at the end. */
    days: z.array(z.object({ day: z.iso.date(), of: each.nullable() })),
  });
};
export const figuresOverTimeSchema = overTime(figuresSchema);
export const moneyOverTimeSchema = overTime(moneySchema);

/** The same as a type. */
export interface OverTime<T> {
  readonly day: string;
  readonly hour: number;
  readonly today: (T | null)[];
  readonly yesterday: (T | null)[];
  readonly week_ago: (T | null)[];
  readonly days: { readonly day: string; readonly of: T | null }[];
}
