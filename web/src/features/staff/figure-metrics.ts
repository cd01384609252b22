import type { Figures, Money } from '@boma/domain/staff/figures.schema.ts';
import { moneyWords } from '../membership/subscription-line.ts';

type Value<T> = (of: T) => number | null;

/** One chart, and the table behind it. */
export interface Metric<T> {
  readonly key: string;
  readonly title: string;
  /** What the bars show, and the first column of the table. */
  readonly value: Value<T>;
  /** How hours and days make one number. */
  readonly total: 'sum' | 'mean';
  /** After that number: 'messages' */
  readonly unit: string;
  readonly words: (value: number) => string;
  /** What else the table has. */
  readonly more: readonly { readonly head: string; readonly value: Value<T> }[];
}

const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const words = (value: number): string => digits.format(value);

export const METRICS: readonly Metric<Figures>[] = [
  {
    key: 'viewers',
    title: 'Viewers',
    value: ({ viewers }) => viewers,
    total: 'mean',
    unit: 'at once on average',
    words,
    more: [{ head: 'Most at once', value: ({ viewers_most }) => viewers_most }],
  },
  {
    key: 'messages',
    title: 'Chat',
    value: ({ messages }) => messages,
    total: 'sum',
    unit: 'messages',
    words,
    more: [],
  },
  {
    key: 'members',
    title: 'New members',
    value: ({ members }) => members,
    total: 'sum',
    unit: 'began a membership',
    words,
    more: [{ head: 'New accounts', value: ({ accounts }) => accounts }],
  },
  {
    key: 'alerts',
    title: 'Alerts',
    value: ({ pushes, mails }) => pushes + mails,
    total: 'sum',
    unit: 'pushes and mails sent',
    words,
    more: [
      { head: 'Pushes', value: ({ pushes }) => pushes },
      { head: 'Mails', value: ({ mails }) => mails },
    ],
  },
  {
    key: 'cameras',
    title: 'Cameras',
    value: ({ cameras_up }) => cameras_up,
    total: 'mean',
    unit: 'on the air on average',
    words,
    more: [{ head: 'Of', value: ({ cameras }) => cameras }],
  },
];

/** The payments in one currency: 'usd'. Amounts are in its smallest unit. */
export function moneyMetric(currency: string): Metric<Money> {
  return {
    key: `money-${currency}`,
    title: `Money, ${currency.toUpperCase()}`,
    value: (money) => money[currency] ?? 0,
    total: 'sum',
    unit: 'paid with tax, less refunds',
    words: (amount) => moneyWords({ amount, currency }),
    more: [],
  };
}
