import { type Seconds, toSeconds } from '@boma/domain/time.ts';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { store } from '../platform/store.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { userOfCustomer } from '../stripe/customers.ts';
import { unrecordedEvents } from './event-ledger.ts';
import { EVENT_TYPES } from './event-types.ts';
import { customerOfEvent, handleEvents, isHandled } from './handle-event.ts';

/** How far each run reaches back before the newest event of the last run: Stripe does not list events in order. */
const OVERLAP: Seconds = 900;
/** How far the very first run reaches back. */
const FIRST_RUN: Seconds = 86_400;
/** How many customers are handled at once. */
const AT_ONCE = 4;
const PAGE = 100;

interface Missed {
  /** By customer; '' for events about no customer. */
  readonly byCustomer: Map<string, Stripe.Event[]>;
  /** When the newest event that Stripe listed was created. */
  readonly newest: Seconds;
  /** False if the customer of some event could not be read. */
  readonly isComplete: boolean;
}

/** The events since then that the ledger does not have. */
async function missedEventsSince(ctx: Ctx, from: Seconds): Promise<Missed> {
  const byCustomer = new Map<string, Stripe.Event[]>();
  let newest = from;
  let isComplete = true;
  const sort = async (event: Stripe.Event) => {
    try {
      const customer = (await customerOfEvent(event)) ?? '';
      byCustomer.set(customer, [...(byCustomer.get(customer) ?? []), event]);
    } catch (cause) {
      isComplete = false;
      ctx.log.error('reconcile-event', cause, { event: event.id });
    }
  };
  const sortUnrecorded = async (events: readonly Stripe.Event[]) => {
    for (const event of await unrecordedEvents(events)) await sort(event);
  };
  const client = await stripe();
  let page: Stripe.Event[] = [];
  const found = client.events.list({ created: { gte: from }, types: [...EVENT_TYPES], limit: PAGE });
  for await (const event of found) {
    newest = Math.max(newest, event.created);
    if (isHandled(event)) page.push(event);
    if (page.length < PAGE) continue;
    await sortUnrecorded(page);
    page = [];
  }
  await sortUnrecorded(page);
  return { byCustomer, newest, isComplete };
}

/** Handles every event that no webhook delivered, with one sync for each customer. @returns the number of events. */
export async function handleMissedEvents({ ctx }: { ctx: Ctx }): Promise<number> {
  const cursor = (await store.paymentEvents().get()).data();
  const from = cursor ? cursor.newest - OVERLAP : toSeconds(await ctx.clock.now()) - FIRST_RUN;
  const missed = await missedEventsSince(ctx, from);
  let { isComplete } = missed;
  let handled = 0;
  await eachLimited([...missed.byCustomer], AT_ONCE, async ([customer, events]) => {
    try {
      const uid = customer ? await userOfCustomer(customer) : undefined;
      await handleEvents({ ctx, input: { customer: customer || undefined, uid, events } });
      handled += events.length;
    } catch (cause) {
      // One customer's failure does not stop the others. The next run reads these events again.
      isComplete = false;
      ctx.log.error('reconcile-customer', cause, { customer });
    }
  });
  if (isComplete) await store.paymentEvents().set({ newest: Math.max(missed.newest, cursor?.newest ?? 0) });
  return handled;
}
