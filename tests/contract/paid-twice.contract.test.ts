import { CARDS, cardForm, openCheckout, submit } from '@boma/stripe-simulator/testing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleEvent } from '../../functions/src/events/handle-event.ts';
import { sweepMemberships } from '../../functions/src/sync/sweep-memberships.ts';
import { newPlayers } from '../models/payment-histories/play.ts';
import { openStage, type Stage, type StripeEvent } from '../models/payment-histories/stage.ts';
import { stored } from '../support/stored.ts';

vi.mock(
  '../../functions/src/platform/identity.ts',
  () => import('../models/payment-histories/auth-stand-in.ts'),
);

const DAY = 86_400;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

interface Twice {
  readonly uid: string;
  readonly customer: string;
  /** The last event about it. */
  readonly event: StripeEvent;
}

/** A user who has paid in two tabs. No event has been handled yet. */
async function paidTwice(): Promise<Twice> {
  const [player] = await newPlayers(1);
  const uid = player?.uid ?? '';
  const { id: customer } = await stage.stripe.customers.create({ metadata: { uid } });
  const tabs = [1, 2].map(() => openCheckout(stage.stripe, { customer }));
  for (const { url } of await Promise.all(tabs)) await submit(url ?? '', cardForm(CARDS.good));
  const event = (await stage.newEvents()).at(-1)?.event;
  if (!event) throw new Error('Stripe has no event about it.');
  return { uid, customer, event };
}

const errors: string[] = [];
const ctx = () => ({
  ...stage.ctx(),
  log: { info() {}, warn() {}, error: (message: string) => errors.push(message) },
});

const handle = ({ event }: Twice) => handleEvent({ ctx: ctx(), input: event });
const isRecorded = async ({ event }: Twice) => (await stored.stripeEvents(event.id).get()).exists;
const statusOf = async ({ uid }: Twice) => (await stored.membership(uid).get()).data()?.status;

/** How many subscriptions are active, and how many payments were refunded. */
async function atStripe({ customer }: Twice): Promise<[live: number, refunds: number]> {
  const { data: live } = await stage.stripe.subscriptions.list({ customer, status: 'active' });
  const { data: refunds } = await stage.stripe.refunds.list({ limit: 100 });
  return [live.length, refunds.length];
}

const CORRECT = [1, 1];

describe('a user who has paid twice is a member', () => {
  it('before the refunded second subscription is ended', async () => {
    const user = await paidTwice();
    // The library tries three times.
    await stage.control('requests/fault', {
      kind: 'fail',
      path: '/v1/subscriptions',
      method: 'DELETE',
      times: 3,
    });
    await expect(handle(user)).rejects.toMatchObject({ type: 'StripeAPIError' });
    expect([await statusOf(user), await isRecorded(user)]).toEqual(['active', false]);
    expect(await atStripe(user)).toEqual([2, 1]);
    expect([await handle(user), await statusOf(user)]).toEqual(['done', 'active']);
    expect(await atStripe(user)).toEqual(CORRECT);
  });

  it('while Stripe keeps failing to refund the second payment', async () => {
    const user = await paidTwice();
    await stage.control('requests/fault', { kind: 'fail_kept', path: '/v1/refunds', method: 'POST' });
    for (const _ of ['first', 'again']) {
      await expect(handle(user)).rejects.toMatchObject({ type: 'StripeAPIError' });
      expect([await statusOf(user), await isRecorded(user)]).toEqual(['active', false]);
      expect(await atStripe(user)).toEqual([2, 0]);
    }
    await stage.advance(DAY + 1);
    expect([await handle(user), await statusOf(user)]).toEqual(['done', 'active']);
    expect(await atStripe(user)).toEqual(CORRECT);
  });

  it('and gets the rest of the second payment back if staff have returned a part of it', async () => {
    const user = await paidTwice();
    const { data: charges } = await stage.stripe.charges.list({ customer: user.customer });
    for (const { id: charge } of charges) await stage.stripe.refunds.create({ charge, amount: 100 });
    expect([await handle(user), await statusOf(user)]).toEqual(['done', 'active']);
    const { data: refunds } = await stage.stripe.refunds.list({ limit: 100 });
    expect(refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
      100,
      100,
      (charges[0]?.amount ?? 0) - 100,
    ]);
    expect((await atStripe(user))[0]).toBe(1);
  });

  it('when Stripe refuses to refund the second payment, which alerts the operators and is retried by the sweep', async () => {
    const user = await paidTwice();
    await stage.control('requests/fault', { kind: 'refuse', path: '/v1/refunds', method: 'POST' });
    errors.length = 0;
    expect([await handle(user), await statusOf(user)]).toEqual(['done', 'active']);
    expect(errors).toContain('duplicates');
    expect(await isRecorded(user)).toBe(true);
    expect(await atStripe(user)).toEqual([2, 0]);
    await stage.advance(DAY + 1);
    expect(await sweepMemberships({ ctx: ctx() })).toMatchObject({ failed: 0 });
    expect(await atStripe(user)).toEqual(CORRECT);
  });
});
