import { collections } from '@boma/domain/collections.ts';
import { membershipSchema } from '@boma/domain/membership/membership.schema.ts';
import { CARDS, cardForm, openCheckout, submit } from '@boma/stripe-simulator/testing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleEvent } from '../../functions/src/events/handle-event.ts';
import { documentAt, readDocument } from '../../functions/src/platform/firestore.ts';
import { sweepMemberships } from '../../functions/src/sync/sweep-memberships.ts';
import { newPlayers } from '../support/payment-histories/play.ts';
import { openStage, type Stage, type StripeEvent } from '../support/payment-histories/stage.ts';

vi.mock(
  '../../functions/src/platform/identity.ts',
  () => import('../support/payment-histories/auth-stand-in.ts'),
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
  /** The last that Stripe tells of it. */
  readonly event: StripeEvent;
}

/** Somebody who has paid in two tabs, of which the site has heard nothing yet. */
async function paidTwice(): Promise<Twice> {
  const [player] = await newPlayers(1);
  const uid = player?.uid ?? '';
  const { id: customer } = await stage.stripe.customers.create({ metadata: { uid } });
  const tabs = [1, 2].map(() => openCheckout(stage.stripe, { customer }));
  for (const { url } of await Promise.all(tabs)) await submit(url ?? '', cardForm(CARDS.good));
  const event = (await stage.newEvents()).at(-1)?.event;
  if (!event) throw new Error('Stripe tells of nothing.');
  return { uid, customer, event };
}

const errors: string[] = [];
const ctx = () => ({
  ...stage.ctx(),
  log: { info() {}, warn() {}, error: (message: string) => errors.push(message) },
});

const take = ({ event }: Twice) => handleEvent({ ctx: ctx(), input: event });
const isNoted = async ({ event }: Twice) =>
  (await documentAt(`${collections.stripeEvents}/${event.id}`).get()).exists;
const statusOf = async ({ uid }: Twice) =>
  (await readDocument(`${collections.membership}/${uid}`, membershipSchema))?.status;

/** How many subscriptions run, and how many payments were given back. */
async function atStripe({ customer }: Twice): Promise<[live: number, refunds: number]> {
  const { data: live } = await stage.stripe.subscriptions.list({ customer, status: 'active' });
  const { data: refunds } = await stage.stripe.refunds.list({ limit: 100 });
  return [live.length, refunds.length];
}

const WHOLE = [1, 1];

describe('whoever has paid twice is a member', () => {
  it('before the second subscription is ended whose payment has been given back', async () => {
    const person = await paidTwice();
    // The library tries three times.
    await stage.control('requests/fault', {
      kind: 'fail',
      path: '/v1/subscriptions',
      method: 'DELETE',
      times: 3,
    });
    await expect(take(person)).rejects.toMatchObject({ type: 'StripeAPIError' });
    expect([await statusOf(person), await isNoted(person)]).toEqual(['active', false]);
    expect(await atStripe(person)).toEqual([2, 1]);
    expect([await take(person), await statusOf(person)]).toEqual(['done', 'active']);
    expect(await atStripe(person)).toEqual(WHOLE);
  });

  it('for as long as Stripe repeats that it could not give the second payment back', async () => {
    const person = await paidTwice();
    await stage.control('requests/fault', { kind: 'fail_kept', path: '/v1/refunds', method: 'POST' });
    for (const _ of ['first', 'again']) {
      await expect(take(person)).rejects.toMatchObject({ type: 'StripeAPIError' });
      expect([await statusOf(person), await isNoted(person)]).toEqual(['active', false]);
      expect(await atStripe(person)).toEqual([2, 0]);
    }
    await stage.advance(DAY + 1);
    expect([await take(person), await statusOf(person)]).toEqual(['done', 'active']);
    expect(await atStripe(person)).toEqual(WHOLE);
  });

  it('when Stripe refuses to give the second payment back, which staff are told of and the sweep asks for again', async () => {
    const person = await paidTwice();
    await stage.control('requests/fault', { kind: 'refuse', path: '/v1/refunds', method: 'POST' });
    errors.length = 0;
    expect([await take(person), await statusOf(person)]).toEqual(['done', 'active']);
    expect(errors).toContain('duplicates');
    expect(await isNoted(person)).toBe(true);
    expect(await atStripe(person)).toEqual([2, 0]);
    await stage.advance(DAY + 1);
    expect(await sweepMemberships({ ctx: ctx() })).toMatchObject({ failed: 0 });
    expect(await atStripe(person)).toEqual(WHOLE);
  });
});
