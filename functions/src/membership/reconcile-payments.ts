import { collections, singletons } from '@boma/domain/collections.ts';
import { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore, readDocument } from '../platform/firestore.ts';
import { stripe } from '../platform/stripe.ts';
import { takeEvent } from './take-event.ts';
import { finishRefund, refundSchema } from './take-refund.ts';

/** Seconds by which each look reaches back before the newest event of the last: events do not appear in order. */
const OVERLAP = 900;
/** Seconds that the very first look reaches back. */
const FIRST_LOOK = 86_400;

const cursorSchema = z.object({ newest: z.int() });

/** Deals with every event that no webhook brought. @returns how many. */
async function takeMissedEvents(ctx: Ctx): Promise<number> {
  const cursor = await readDocument(singletons.paymentEvents, cursorSchema);
  const from = cursor ? cursor.newest - OVERLAP : Math.floor((await ctx.clock.now()) / 1000) - FIRST_LOOK;
  const found = (await stripe()).events.list({ created: { gte: from }, limit: 100 });
  let newest = cursor?.newest ?? from;
  let missed = 0;
  for await (const event of found) {
    newest = Math.max(newest, event.created);
    if ((await takeEvent({ ctx, input: event })) === 'done') missed += 1;
  }
  // Written when all is done: a look that failed is repeated whole.
  await documentAt(singletons.paymentEvents).set({ newest });
  return missed;
}

/** Finishes every refund that was broken off. */
async function finishRefunds(ctx: Ctx): Promise<number> {
  const open = await firestore().collection(collections.refunds).where('done_at', '==', null).get();
  for (const document of open.docs) {
    const { payment_intent: paymentIntent } = refundSchema.parse(document.data());
    await finishRefund({ ctx, input: { uid: document.id, paymentIntent } });
  }
  return open.size;
}

/** Makes good what webhooks have missed. Every five minutes, so that nobody waits longer than ten. */
export async function reconcilePayments({ ctx }: { ctx: Ctx }): Promise<{ events: number; refunds: number }> {
  return { events: await takeMissedEvents(ctx), refunds: await finishRefunds(ctx) };
}
