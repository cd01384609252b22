import type { OverTime } from '@boma/domain/staff/figures.schema.ts';
import { dayWords } from '../../lib/moments.ts';
import type { Metric } from './figure-metrics.ts';

export type Period = 'today' | 'days';
export type Against = 'yesterday' | 'week_ago';

export interface Bar {
  readonly name: string;
  /** Null: nothing was recorded. */
  readonly value: number | null;
  /** The same hour of the other day. */
  readonly before: number | null;
  /** It is not over yet. */
  readonly isOpen: boolean;
}

/** A metric as the page shows it. */
export interface FigureView {
  readonly bars: readonly Bar[];
  /** The number in one: '1,204', or a dash. */
  readonly total: string;
  /** What it compares to. May be empty. */
  readonly note: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const AGAINST_WORDS: Readonly<Record<Against, string>> = {
  yesterday: 'yesterday',
  week_ago: 'a week ago',
};

const NONE = '–';

const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** 'Mar 5'. A day of the calendar has no zone. */
const dayName = (day: string): string =>
  dayWords(Date.parse(`${day}T00:00:00Z`), { withYear: false, zone: 'UTC' });

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** Null: no value is known. */
function totalOf(values: readonly (number | null)[], by: 'sum' | 'mean'): number | null {
  const found = known(values);
  if (found.length === 0) return null;
  const sum = found.reduce((all, each) => all + each, 0);
  return by === 'sum' ? sum : sum / found.length;
}

/** '12 % more than yesterday by 14:00' */
function comparison(now: number | null, before: number | null, than: string, by: string): string {
  if (now === null || before === null) return '';
  const percent = Math.round((Math.abs(now - before) / Math.abs(before)) * 100);
  if (now === before || percent === 0) return `the same as ${than} by ${by}`;
  const more = now > before ? 'more' : 'less';
  return before <= 0 ? `${more} than ${than} by ${by}` : `${percent} % ${more} than ${than} by ${by}`;
}

const cell = ({ words }: Pick<Metric<never>, 'words'>, value: number | null): string =>
  value === null ? NONE : words(value);

/** A further column counts things, whatever the first one is in. */
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const plainCell = (value: number | null): string => (value === null ? NONE : plain.format(value));

const valueOf = <T>(read: (of: T) => number | null, of: T | null | undefined): number | null =>
  of === null || of === undefined ? null : read(of);

/** Today by the hour, against another day. Only hours that are over are compared. */
export function todayView<T>(metric: Metric<T>, times: OverTime<T>, against: Against): FigureView {
  const { today, hour } = times;
  const bars = today.map((of, at) => ({
    name: hourName(at),
    value: valueOf(metric.value, of),
    before: valueOf(metric.value, times[against][at]),
    isOpen: at === hour,
  }));
  // A sum without an hour is no more or less than one with it.
  const over = bars.slice(0, hour).filter(({ value, before }) => value !== null && before !== null);
  const [now, before] = (['value', 'before'] as const).map((key) =>
    totalOf(
      over.map((bar) => bar[key]),
      metric.total,
    ),
  );
  const than = AGAINST_WORDS[against];
  return {
    bars,
    total: cell(
      metric,
      totalOf(
        bars.map(({ value }) => value),
        metric.total,
      ),
    ),
    note: comparison(now ?? null, before ?? null, than, hourName(hour)),
    heads: [
      'Hour',
      'Today',
      than === 'yesterday' ? 'Yesterday' : 'A week ago',
      ...metric.more.map(({ head }) => head),
    ],
    rows: bars.map(({ name, value, before: other }, at) => [
      name,
      cell(metric, value),
      cell(metric, other),
      ...metric.more.map((each) => plainCell(valueOf(each.value, today[at]))),
    ]),
  };
}

/** The last days. Today is not over. */
export function daysView<T>(metric: Metric<T>, { days }: Pick<OverTime<T>, 'days'>): FigureView {
  const bars = days.map(({ day, of }, at) => ({
    name: dayName(day),
    value: valueOf(metric.value, of),
    before: null,
    isOpen: at === days.length - 1,
  }));
  const best = bars.reduce<Bar | undefined>(
    (most, bar) => ((bar.value ?? 0) > (most?.value ?? 0) ? bar : most),
    undefined,
  );
  return {
    bars,
    total: cell(
      metric,
      totalOf(
        bars.map(({ value }) => value),
        metric.total,
      ),
    ),
    note: best ? `most on ${best.name}: ${cell(metric, best.value)}` : '',
    heads: ['Day', metric.title, ...metric.more.map(({ head }) => head)],
    rows: days.map(({ day, of }) => [
      dayName(day),
      cell(metric, valueOf(metric.value, of)),
      ...metric.more.map((each) => plainCell(valueOf(each.value, of))),
    ]),
  };
}
