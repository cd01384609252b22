import { membershipPlan } from '@boma/domain/membership/plan.ts';
import type { RenewalStop } from '@boma/domain/membership/renewal-stops.constants.ts';
import type {
  MembershipFacts,
  StaffMembership,
  StripeInvoice,
  StripeSubscription,
} from '@boma/domain/membership/staff-membership.schema.ts';
import { dateWords, momentWords } from '../../lib/moments.ts';
import { dayOf, moneyWords, priceOf } from '../membership/subscription-line.ts';

type Facts = MembershipFacts | null;

const STATUS: Readonly<Record<NonNullable<MembershipFacts['status']>, string>> = {
  active: 'paid, and renews',
  trialing: 'on a free trial',
  past_due: 'the last payment failed',
  non_renewing: 'cancelled, open until its end',
  paused: 'paused, closed',
  cancelled: 'ended',
  deleted: 'ended at once',
};

const NONE = 'none';

/** The subscription that status and access follow. */
const followed = (facts: Facts) => facts?.subscriptions.find(({ id }) => id === facts.subscription_id);

/** What is compared, with the words for each side. */
const rows: readonly (readonly [what: string, words: (facts: Facts) => string])[] = [
  ['Status', (facts) => (facts?.status ? STATUS[facts.status] : NONE)],
  ['Access until', (facts) => (facts && facts.entitled_until > 0 ? momentWords(facts.entitled_until) : NONE)],
  [
    'Plan',
    (facts) => {
      const one = followed(facts);
      return one ? priceOf(one) : NONE;
    },
  ],
  [
    'Period ends',
    (facts) => {
      const one = followed(facts);
      return one ? dayOf(one.period_end) : NONE;
    },
  ],
  ['Ends with its period', (facts) => (facts?.status === 'non_renewing' ? 'yes' : 'no')],
  [
    'Trial ends',
    (facts) => {
      const end = followed(facts)?.trial_end ?? null;
      return end === null ? 'no trial' : dayOf(end);
    },
  ],
  ['Subscriptions so far', (facts) => String(facts?.subscriptions.length ?? 0)],
];

export interface ComparedRow {
  readonly what: string;
  readonly stripe: string;
  readonly site: string;
}

/** What Stripe says beside what the site stores, line by line. */
export const comparedRows = (stripe: Facts, site: Facts): ComparedRow[] =>
  rows.map(([what, words]) => ({ what, stripe: words(stripe), site: words(site) }));

const inOrder = (facts: Facts) =>
  JSON.stringify([
    facts?.status ?? null,
    facts?.entitled_until ?? 0,
    facts?.subscription_id ?? null,
    (facts?.subscriptions ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ]);

/** Whether the two say the same, in a sentence. */
export function verdict({ stripe, stored }: Pick<StaffMembership, 'stripe' | 'stored'>): {
  readonly agrees: boolean;
  readonly words: string;
} {
  if (!stripe)
    return { agrees: false, words: 'Stripe does not answer. What the site stores may be out of date.' };
  if (!stripe.facts && !stored)
    return { agrees: true, words: 'Never paid for a membership: Stripe and the site agree.' };
  if (inOrder(stripe.facts) === inOrder(stored)) return { agrees: true, words: 'Stripe and the site agree.' };
  const differing = comparedRows(stripe.facts, stored).filter((row) => row.stripe !== row.site);
  const what = differing.map((row) => row.what.toLowerCase()).join(', ') || 'another detail';
  return { agrees: false, words: `Stripe and the site disagree: ${what}. Sync now stores what Stripe says.` };
}

/** 'Boma Premium, $4.99 + VAT per month' */
export function planWords(subscription: StripeSubscription): string {
  const name = subscription.is_todays_plan ? membershipPlan.product : 'Another price';
  const each = subscription.interval === null ? '' : ` per ${subscription.interval}`;
  return `${name}, ${priceOf(subscription)}${each}`;
}

const STOPS: Readonly<Record<RenewalStop, string>> = {
  ban: 'We have stopped its renewal, because the user is banned.',
  'account-deletion': 'We have stopped its renewal, because the user is leaving.',
  'account-gone': 'We have stopped its renewal, because the account is gone.',
};

/** The end that the member or staff have set. */
function endWords({ cancel_at, cancel_at_period_end }: StripeSubscription): string {
  if (cancel_at_period_end) return 'It was cancelled, and ends with its period.';
  return cancel_at === null ? '' : `It ends on ${dayOf(cancel_at)}.`;
}

/** What a subscription will do, and what has been done to it: a sentence each. */
export function subscriptionFacts(subscription: StripeSubscription): string[] {
  const { created, period_start, period_end, ended_at, trial_end, stopped_for } = subscription;
  return [
    `Bought on ${dayOf(created)}. Its period is from ${dayOf(period_start)} to ${dayOf(period_end)}.`,
    trial_end === null ? '' : `The trial ends or ended on ${dayOf(trial_end)}.`,
    ended_at === null ? '' : `It ended on ${dayOf(ended_at)}.`,
    ended_at === null ? endWords(subscription) : '',
    subscription.collection_paused ? 'Staff have paused its payments at Stripe.' : '',
    stopped_for === null ? '' : STOPS[stopped_for],
  ].filter(Boolean);
}

const DISPUTES = {
  open: 'disputed: the bank is looking into it',
  returned: 'disputed: the bank gave the money back to the member',
  kept: 'disputed: we kept the money',
} as const;

/** 'paid · $4.99 paid back' */
export function invoiceWords({ status, refunded, total, currency, dispute }: StripeInvoice): string {
  const back =
    refunded >= total ? 'all paid back' : `${moneyWords({ amount: refunded, currency })} paid back`;
  return [status, refunded > 0 ? back : '', dispute === null ? '' : DISPUTES[dispute]]
    .filter(Boolean)
    .join(' · ');
}

/** What became of the money-back guarantee. */
export function refundWords({
  refund,
  refund_until,
}: Pick<StaffMembership, 'refund' | 'refund_until'>): string {
  if (refund) {
    const asked = `The user asked for a refund on ${dateWords(refund.asked_at)}`;
    return refund.done_at === null
      ? `${asked}. It is not done: the site tries again every five minutes.`
      : `${asked}, and it is done.`;
  }
  if (refund_until !== null) return `Until ${dayOf(refund_until)} the user can have all of the money back.`;
  return 'The user has asked for no refund, and cannot ask now.';
}

/** 'Given by Naledi on Nov 1, 2026, until Dec 1, 2026: “For the films.”' `now` is unix milliseconds. */
export function giftWords(gift: StaffMembership['gift'], now: number): string {
  if (!gift) return 'No membership is given.';
  const { until, given_at, by, reason } = gift;
  const given = [
    'Given',
    by === null ? '' : `by ${by}`,
    given_at === null ? '' : `on ${dateWords(given_at)},`,
  ];
  const end = until > now ? `until ${dateWords(until)}` : `until ${dateWords(until)}, which has passed`;
  return `${[...given, end].filter(Boolean).join(' ')}${reason === '' ? '.' : `: “${reason}”`}`;
}
