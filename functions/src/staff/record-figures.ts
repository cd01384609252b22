import type { SubscriptionStatus } from '@boma/domain/membership/membership.schema.ts';
import { addFigures, lookAt, noFigures } from '@boma/domain/staff/figures.policy.ts';
import type { HourFigures } from '@boma/domain/staff/figures.schema.ts';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { changeFigures } from '../platform/change-figures.ts';
import type { Ctx } from '../platform/context.ts';
import { readPublicStreams } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';
import { readChecks } from '../streams/stream-checks.ts';

const HOUR = 3_600_000;
/** For so long the hour before is counted again: what happened in its last minutes is complete then. */
const SETTLING = HOUR / 4;

/** Half-open, in unix milliseconds. */
interface Span {
  readonly from: number;
  readonly until: number;
}

type Status = SubscriptionStatus | null;

const HAS_ENDED: readonly Status[] = [null, 'cancelled', 'deleted'];
const HAS_BEGUN: readonly Status[] = ['active', 'trialing'];

const countOf = async (query: Query<unknown>): Promise<number> => (await query.count().get()).data().count;

async function messagesIn({ from, until }: Span): Promise<number> {
  const [first, end] = [Timestamp.fromMillis(from), Timestamp.fromMillis(until)];
  return countOf(store.chat.all().where('sent_at', '>=', first).where('sent_at', '<', end));
}

const accountsIn = ({ from, until }: Span): Promise<number> =>
  countOf(store.users.all().where('created_at', '>=', from).where('created_at', '<', until));

const mailsIn = ({ from, until }: Span): Promise<number> =>
  countOf(store.mail.all().where('sent_at', '>=', from).where('sent_at', '<', until));

async function membersIn(ctx: Ctx, { from, until }: Span): Promise<number> {
  const [first, end] = [Timestamp.fromMillis(from), Timestamp.fromMillis(until)];
  const changes = store.membershipAudit.all().where('at', '>=', first).where('at', '<', end);
  return wellFormed(await changes.get(), ctx.log).filter(
    ({ from: before, to }) => HAS_ENDED.includes(before) && HAS_BEGUN.includes(to),
  ).length;
}

async function moneyIn(ctx: Ctx, { from, until }: Span): Promise<HourFigures['money']> {
  const moved = store.stripeEvents.all().where('money.at', '>=', from).where('money.at', '<', until);
  return wellFormed(await moved.get(), ctx.log)
    .flatMap(({ money }) => money ?? [])
    .map(({ amount, currency }) => ({ ...noFigures, money: { [currency]: amount } }))
    .reduce(addFigures, noFigures).money;
}

/** What is counted anew each time, from what other verbs have stored. */
async function countsOf(ctx: Ctx, span: Span): Promise<Partial<HourFigures>> {
  const [messages, accounts, members, mails, money] = await Promise.all([
    messagesIn(span),
    accountsIn(span),
    membersIn(ctx, span),
    mailsIn(span),
    moneyIn(ctx, span),
  ]);
  return { messages, accounts, members, mails, money };
}

/** What the last check of the cameras found. */
async function look(ctx: Ctx): Promise<HourFigures> {
  const [streams, { streams: checks }] = await Promise.all([readPublicStreams(ctx), readChecks()]);
  const cameras = streams.flatMap(({ slug, maintenance }) => {
    const check = checks[slug];
    return maintenance || !check ? [] : [{ live: check.live, viewers: check.viewers }];
  });
  return { ...noFigures, ...(cameras.length > 0 && lookAt(cameras)) };
}

/**
 * Records what happens on the site in this hour: one more look at the cameras, and what was counted so far. Early in an hour
 * it completes the hour before. What it costs does not depend on the number of viewers.
 */
export async function recordFigures({ ctx }: { ctx: Ctx }): Promise<void> {
  const now = ctx.clock.real();
  const from = now - (now % HOUR);
  if (now - from < SETTLING) {
    const counts = await countsOf(ctx, { from: from - HOUR, until: from });
    await changeFigures(from - HOUR, (before) => ({ ...before, ...counts }));
  }
  const [seen, counts] = await Promise.all([look(ctx), countsOf(ctx, { from, until: from + HOUR })]);
  await changeFigures(now, (before) => ({ ...addFigures(before, seen), ...counts }));
}
