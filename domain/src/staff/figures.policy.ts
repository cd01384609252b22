import { campDaysBefore } from '../camp-time.ts';
import {
  FIGURE_DAYS,
  type FigureDay,
  type Figures,
  type HourFigures,
  type OverTime,
} from './figures.schema.ts';

const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);
const WEEK = 7;

export const noFigures: HourFigures = {
  viewers: { looks: 0, sum: 0, most: 0 },
  cameras: { looks: 0, up: 0, all: 0 },
  messages: 0,
  accounts: 0,
  members: 0,
  pushes: 0,
  mails: 0,
  money: {},
};

function addMoney(a: HourFigures['money'], b: HourFigures['money']): HourFigures['money'] {
  const sum = { ...a };
  for (const [currency, amount] of Object.entries(b)) sum[currency] = (sum[currency] ?? 0) + amount;
  return sum;
}

export const addFigures = (a: HourFigures, b: HourFigures): HourFigures => ({
  viewers: {
    looks: a.viewers.looks + b.viewers.looks,
    sum: a.viewers.sum + b.viewers.sum,
    most: Math.max(a.viewers.most, b.viewers.most),
  },
  cameras: {
    looks: a.cameras.looks + b.cameras.looks,
    up: a.cameras.up + b.cameras.up,
    all: a.cameras.all + b.cameras.all,
  },
  messages: a.messages + b.messages,
  accounts: a.accounts + b.accounts,
  members: a.members + b.members,
  pushes: a.pushes + b.pushes,
  mails: a.mails + b.mails,
  money: addMoney(a.money, b.money),
});

interface CheckedCamera {
  readonly live: boolean;
  /** Null: its players are not counted. */
  readonly viewers: number | null;
}

/** One look at the cameras that staff do not work on. */
export function lookAt(cameras: readonly CheckedCamera[]): Pick<HourFigures, 'viewers' | 'cameras'> {
  const counted = cameras.flatMap(({ viewers }) => viewers ?? []);
  const sum = counted.reduce((all, each) => all + each, 0);
  return {
    viewers: counted.length === 0 ? noFigures.viewers : { looks: 1, sum, most: sum },
    cameras: { looks: 1, up: cameras.filter(({ live }) => live).length, all: cameras.length },
  };
}

/** With one digit after the point. */
const mean = (sum: number, looks: number): number | null =>
  looks === 0 ? null : Math.round((10 * sum) / looks) / 10;

/** As staff see them. */
export const toFigures = ({ viewers, cameras, money: _money, ...counts }: HourFigures): Figures => ({
  ...counts,
  viewers: mean(viewers.sum, viewers.looks),
  viewers_most: viewers.looks === 0 ? null : viewers.most,
  cameras_up: mean(cameras.up, cameras.looks),
  cameras: mean(cameras.all, cameras.looks),
});

/** The days that the overview needs, the oldest first. */
export const figureDays = (today: string): string[] =>
  Array.from({ length: FIGURE_DAYS }, (_, index) => campDaysBefore(today, FIGURE_DAYS - 1 - index));

/** What the overview shows, of the stored days. `view` makes what staff see of an hour, or of the sum of a day. */
export function overTime<T>(
  stored: readonly FigureDay[],
  { day, hour }: { readonly day: string; readonly hour: number },
  view: (figures: HourFigures) => T,
): OverTime<T> {
  const byDay = new Map(stored.map((each) => [each.day, each.hours]));
  const hoursOf = (of: string) =>
    HOURS.map((at) => {
      const found = byDay.get(of)?.[at];
      return found ? view(found) : null;
    });
  const whole = (of: string) => {
    const hours = Object.values(byDay.get(of) ?? {});
    return hours.length === 0 ? null : view(hours.reduce(addFigures, noFigures));
  };
  return {
    day,
    hour,
    today: hoursOf(day),
    yesterday: hoursOf(campDaysBefore(day, 1)),
    week_ago: hoursOf(campDaysBefore(day, WEEK)),
    days: figureDays(day).map((each) => ({ day: each, of: whole(each) })),
  };
}
