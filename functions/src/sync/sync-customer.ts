import { isEntitled } from '@boma/domain/membership/membership.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { isStripeOutage, type Stripe } from '../platform/stripe.ts';
import { personOf } from '../stripe/customers.ts';
import { endDuplicates } from '../stripe/end-duplicates.ts';
import { subscriptionsOfPerson } from '../stripe/find-subscriptions.ts';
import type { RenewalStop } from '../stripe/renewal-marks.ts';
import { mendRenewals } from '../stripe/stop-renewals.ts';
import { hintClaims } from './refresh-claims.ts';
import { renewalDue } from './renewal-stop.ts';
import { takeTicket } from './ticket.ts';
import { type Alongside, applyLook, type Changed, type Look } from './write-membership.ts';

export interface SyncInput extends Look {
  readonly customer: string;
  /** What Stripe says of the customer, where it has been asked already. */
  readonly record?: Stripe.Customer;
}

/**
 * Rounds of ending what was bought twice and of mending what renews: another purchase can come in between, and one look more
 * finds nothing left to do.
 */
const ROUNDS = 5;

/** Whose claims say so already; where that once failed, the nightly sweep makes it good. */
async function staysMember(ctx: Ctx, { before, after }: Changed): Promise<boolean> {
  const now = await ctx.clock.now();
  return isEntitled(before, now) && isEntitled(after, now);
}

/**
 * Makes a person's membership what Stripe says now, whatever told us to look: events are hints, late, doubled or lost.
 *
 * Two that run at once may be answered by Stripe in one order and written in the other, so each takes a ticket before it
 * asks, and one whose ticket is older than what has been written changes nothing.
 *
 * @throws whatever Stripe throws when it is out of reach. If only what was bought twice could not be ended for that, what
 * somebody is entitled to has been written down, and nothing alongside, so that the event comes again.
 */
export async function syncPerson({
  ctx,
  input: { uid, customer, ...look },
  alongside = () => {},
}: {
  ctx: Ctx;
  /** `customer`: one of the person's, where that is known. */
  input: Look & { readonly uid: string; readonly customer?: string };
  alongside?: Alongside;
}): Promise<void> {
  let stoppedHere: RenewalStop | undefined;
  let mends = true;
  let failure: { readonly cause: unknown; readonly isOutage: boolean } | undefined;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ticket = await takeTicket();
    const found = await subscriptionsOfPerson(uid, customer);
    try {
      if (!failure && (await endDuplicates({ ctx, input: { found } }))) continue;
    } catch (cause) {
      // Whoever has paid twice has paid. What Stripe refuses is for staff, and the sweep tries it again.
      ctx.log.error('duplicates', cause, { uid });
      failure = { cause, isOutage: isStripeOutage(cause) };
    }
    const noted = failure?.isOutage ? () => {} : alongside;
    const dueWith = (stop?: RenewalStop) => (mends ? renewalDue(found, stop, stoppedHere) : undefined);
    const { due, changed } = await applyLook({ uid, ticket, found, look, alongside: noted, dueWith });
    if (changed && !(await staysMember(ctx, changed))) await hintClaims({ ctx, input: { uid } });
    if (!due && failure?.isOutage) throw failure.cause;
    if (!due) return;
    mends = await mendRenewals(ctx, found, due);
    if (due.to === 'stop') stoppedHere = due.why;
  }
  throw new Error(`Something at Stripe of ${uid} was to be mended each time anew.`);
}

/** Somebody at Stripe whom we do not know: operators are to look at it. */
export function logStranger(ctx: Ctx, customer: string, cause: string): void {
  ctx.log.error('unknown-customer', 'This customer is nobody of ours.', { customer, cause });
}

/**
 * `syncPerson` for whoever a customer is.
 * @returns the person's uid; undefined for a customer that is nobody's of ours, which changes nothing and is logged.
 */
export async function syncCustomer({
  ctx,
  input: { customer, record, ...look },
}: {
  ctx: Ctx;
  input: SyncInput;
}): Promise<string | undefined> {
  const uid = await personOf(customer, record);
  if (!uid) {
    logStranger(ctx, customer, look.cause);
    return undefined;
  }
  await syncPerson({ ctx, input: { uid, customer, ...look } });
  return uid;
}
