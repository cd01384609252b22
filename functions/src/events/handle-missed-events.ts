import { singletons } from '@boma/domain/collections.ts';
import { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { documentAt, readDocument } from '../platform/firestore.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { personOf } from '../stripe/customers.ts';
import { newEvents } from './event-ledger.ts';
import { HEARD_EVENTS } from './event-types.ts';
import { customerOfEvent, takeEvents } from './handle-event.ts';

/** Seconds by which each look reaches back before the newest event of the last: events do not appear in order. */
const OVERLAP = 900;
/** Seconds that the very first look reaches back. */
const FIRST_LOOK = 86_400;
/** How many customers are looked at side by side. */
const AT_ONCE = 4;
const PAGE = 100;

const cursorSchema = z.object({ newest: z.int() });

interface Missed {
  /** By the customer that they are about; '' for nobody. */
  readonly byCustomer: Map<string, Stripe.Event[]>;
  /** Unix seconds of the newest event that Stripe told of. */
  readonly newest: number;
  /** Of some it could not be found out whom they are about. */
  readonly isWhole: boolean;
}

/** What Stripe tells of since then, and we have not dealt with. */
async function missedSince(ctx: Ctx, from: number): Promise<Missed> {
  const byCustomer = new Map<string, Stripe.Event[]>();
  let newest = from;
  let isWhole = true;
  const sort = async (event: Stripe.Event) => {
    try {
      const customer = (await customerOfEvent(event)) ?? '';
      byCustomer.set(customer, [...(byCustomer.get(customer) ?? []), event]);
    } catch (cause) {
      isWhole = false;
      ctx.log.error('reconcile-event', cause, { event: event.id });
    }
  };
  const look = async (events: readonly Stripe.Event[]) => {
    for (const event of await newEvents(events)) await sort(event);
  };
  const client = await stripe();
  let page: Stripe.Event[] = [];
  const found = client.events.list({ created: { gte: from }, types: [...HEARD_EVENTS], limit: PAGE });
  for await (const event of found) {
    newest = Math.max(newest, event.created);
    page.push(event);
    if (page.length < PAGE) continue;
    await look(page);
    page = [];
  }
  await look(page);
  return { byCustomer, newest, isWhole };
}

/** Deals with every event that no webhook brought, one look for each customer. @returns how many events. */
export async function takeMissedEvents(ctx: Ctx): Promise<number> {
  const cursor = await readDocument(singletons.paymentEvents, cursorSchema);
  const from = cursor ? cursor.newest - OVERLAP : Math.floor((await ctx.clock.now()) / 1000) - FIRST_LOOK;
  const missed = await missedSince(ctx, from);
  let { isWhole } = missed;
  let taken = 0;
  await eachLimited([...missed.byCustomer], AT_ONCE, async ([customer, events]) => {
    try {
      const uid = customer ? await personOf(customer) : undefined;
      await takeEvents({ ctx, input: { customer: customer || undefined, uid, events } });
      taken += events.length;
    } catch (cause) {
      // One person's trouble keeps nobody else waiting; theirs is looked at again next time.
      isWhole = false;
      ctx.log.error('reconcile-customer', cause, { customer });
    }
  });
  if (isWhole)
    await documentAt(singletons.paymentEvents).set({ newest: Math.max(missed.newest, cursor?.newest ?? 0) });
  return taken;
}
