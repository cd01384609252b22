import { collections } from '@boma/domain/collections.ts';
import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { handleEvent } from '../../functions/src/events/handle-event.ts';
import { requestRefund } from '../../functions/src/membership/request-refund.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { stripe as sitesStripe } from '../../functions/src/platform/stripe.ts';
import { request } from '../support/api.ts';
import { oneTry } from '../support/one-try.ts';
import {
  control,
  refundsOf,
  runVerb,
  stripe,
  untilUser,
  userOf,
  whileStripeFails,
} from '../support/payments.ts';
import { paymentLink, registerMember } from '../support/people/members.ts';
import { registerViewer, type Viewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { type Alert, contextAt } from '../support/verb-context.ts';

// Verbs that are called in this process use the emulators' clock and the simulator, as the deployed ones do.
beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  return () => vi.unstubAllEnvs();
});

const DAYS_14 = 14 * 86_400;

const ask = ({ token }: Viewer) => request('requestRefund', { token });

async function refusalOf(buyer: Viewer): Promise<unknown> {
  const answer = await ask(buyer);
  return [answer.status, ((await answer.json()) as { alert?: string }).alert];
}

async function paidAt(customer: string): Promise<number> {
  const { data } = await stripe().invoices.list({ customer });
  return data[0]?.status_transitions.paid_at ?? 0;
}

describe('a refund', () => {
  it(
    'R1-013 of the first purchase is made once, however many calls request it at the same moment',
    oneTry,
    async () => {
      const member = await registerMember();
      const answers = await Promise.all(Array.from({ length: 6 }, () => ask(member)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => ![200, 422, 429].includes(status))).toEqual([]);
      expect(await refundsOf(member.customer)).toHaveLength(1);
      expect(await userOf(member)).toMatchObject({ is_subscribed: false, subscription_status: 'deleted' });
      expect(await refusalOf(member)).toEqual([422, 'Your first purchase has been refunded already.']);
    },
  );

  it('is made exactly 14 × 86,400 s after the payment, and refused with the reason one second later', async () => {
    const [inTime, tooLate] = [await registerMember(), await registerMember()];
    const at = async (member: typeof inTime, seconds: number) => {
      const now = (await paidAt(member.customer)) * 1000 + seconds * 1000;
      return requestRefund({ ctx: await contextAt({ uid: member.uid, now }).active() });
    };
    await expect(at(tooLate, DAYS_14 + 1)).rejects.toMatchObject({
      code: 'invalid-input',
      details: { alert: 'The 14 days of the money-back guarantee are over.' },
    });
    await at(inTime, DAYS_14);
    expect(await refundsOf(inTime.customer)).toHaveLength(1);
    expect(await refundsOf(tooLate.customer)).toHaveLength(0);
    expect((await userOf(tooLate)).is_subscribed).toBe(true);
  });

  it('is for the first purchase only', async () => {
    const member = await registerMember();
    await stripe().subscriptions.cancel(member.subscription);
    await untilUser(member, (user) => !user.is_subscribed);
    await payAt(await paymentLink(member), member);
    await untilUser(member, (user) => user.is_subscribed);
    expect(await refusalOf(member)).toEqual([
      422,
      'The money-back guarantee is for the first purchase only.',
    ]);
    expect(await refundsOf(member.customer)).toHaveLength(0);
  });

  it('is refused to a user who has paid nothing, also in a trial', async () => {
    const buyer = await registerViewer();
    const nothing = [422, 'There is no payment to refund.'];
    expect(await refusalOf(buyer)).toEqual(nothing);
    await paymentLink(buyer);
    const customer = (await stripe().customers.search({ query: `metadata['uid']:'${buyer.uid}'` })).data[0];
    const { data } = await stripe().prices.list({ lookup_keys: ['premium_monthly'] });
    const trial = await stripe().checkout.sessions.create({
      mode: 'subscription',
      customer: customer?.id ?? '',
      line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
      subscription_data: { trial_period_days: 7 },
      success_url: 'https://boma.example/',
    });
    await payAt(trial.url ?? '', buyer);
    await untilUser(buyer, (user) => user.subscription_status === 'trialing');
    expect((await userOf(buyer)).is_subscribed).toBe(true);
    expect(await refusalOf(buyer)).toEqual(nothing);
  });

  it('is refused for a disputed payment, and the dispute ends the membership', async () => {
    const member = await registerMember();
    const { data } = await stripe().charges.list({ customer: member.customer });
    await control('disputes', { charge: data[0]?.id });
    await untilUser(member, (user) => !user.is_subscribed);
    expect((await userOf(member)).subscription_status).toBe('deleted');
    const [status, alert] = (await refusalOf(member)) as [number, string];
    expect([status, alert.startsWith('Your bank is investigating this payment')]).toEqual([422, true]);
    expect(await refundsOf(member.customer)).toHaveLength(0);
  });

  it.each([
    ['lost', 'Your bank has returned this payment to you already.'],
    ['won', undefined],
    ['warning_closed', undefined],
  ] as const)('follows the bank’s verdict on a disputed payment: %s', async (status, refusal) => {
    const member = await registerMember();
    const { data } = await stripe().charges.list({ customer: member.customer });
    const { id } = await control<{ id: string }>('disputes', { charge: data[0]?.id });
    await untilUser(member, (user) => !user.is_subscribed);
    await control(`disputes/${id}/close`, { status });
    expect(await refusalOf(member)).toEqual(
      refusal
        ? [422, refusal]
        : [200, 'Your membership has ended, and your bank will show the refund within a few days.'],
    );
    expect(await refundsOf(member.customer)).toHaveLength(refusal ? 0 : 1);
  });

  it('R1-013 returns the rest of a payment of which staff have returned parts', async () => {
    const member = await registerMember();
    const { data } = await stripe().charges.list({ customer: member.customer });
    const charge = data[0]?.id ?? '';
    for (const amount of [100, 50]) await stripe().refunds.create({ charge, amount });
    expect((await ask(member)).status).toBe(200);
    const amounts = (await refundsOf(member.customer)).map(({ amount }) => amount);
    expect(amounts.toSorted((a, b) => a - b)).toEqual([50, 100, (data[0]?.amount ?? 0) - 150]);
    expect(await userOf(member)).toMatchObject({ is_subscribed: false, subscription_status: 'deleted' });
    expect(await refusalOf(member)).toEqual([422, 'Your first purchase has been refunded already.']);
  });

  it('is refused once staff have returned all of the payment, in whatever parts', async () => {
    const member = await registerMember();
    const { data } = await stripe().charges.list({ customer: member.customer });
    const charge = data[0]?.id ?? '';
    await stripe().refunds.create({ charge, amount: 200 });
    await stripe().refunds.create({ charge });
    expect(await refusalOf(member)).toEqual([422, 'Your first purchase has been refunded already.']);
    expect(await refundsOf(member.customer)).toHaveLength(2);
  });

  it('is made once also when Stripe’s answer is lost', async () => {
    const member = await registerMember();
    await control('requests/fault', { kind: 'lose_answer', path: '/v1/refunds', method: 'POST', times: 1 });
    expect((await ask(member)).status).toBe(200);
    expect(await refundsOf(member.customer)).toHaveLength(1);
  });

  it('is finished by the reconciler when it was interrupted', async () => {
    const member = await registerMember();
    // By then the payment is refunded, and the membership still runs.
    await whileStripeFails({ method: 'DELETE', path: '/v1/subscriptions' }, async () => {
      expect((await ask(member)).status).toBe(503);
      expect((await stored.refunds(member.uid).get()).get('done_at')).toBeNull();
      expect((await userOf(member)).is_subscribed).toBe(true);
    });
    await runVerb('reconcile-payments');
    expect(await refundsOf(member.customer)).toHaveLength(1);
    expect(await userOf(member)).toMatchObject({ is_subscribed: false, subscription_status: 'deleted' });
    expect((await ask(member)).status).toBe(422);
  });

  it('is checked again if another call deletes the stored refund during it', async () => {
    const member = await registerMember();
    const at = firestore().doc(`${collections.refunds}/${member.uid}`);
    await at.set({ payment_intent: 'pi_none', subscription: null, asked_at: 1, done_at: null });
    const store = firestore();
    const run = store.runTransaction.bind(store);
    const spy = vi.spyOn(store, 'runTransaction').mockImplementationOnce(async (...args) => {
      await at.delete();
      return run(...args);
    });
    const ctx = await contextAt({ uid: member.uid }).active();
    await requestRefund({ ctx }).finally(() => spy.mockRestore());
    expect((await at.get()).get('subscription')).toBe(member.subscription);
    expect(await refundsOf(member.customer)).toHaveLength(1);
  });

  it('is refused to guests', async () => {
    expect((await request('requestRefund')).status).toBe(401);
  });
});

it('a refund that the bank returns days later raises an alert, and changes nothing', async () => {
  const member = await registerMember();
  await requestRefund({ ctx: await contextAt({ uid: member.uid }).active() });
  const [refund] = await refundsOf(member.customer);
  await control(`refunds/${refund?.id}/fail`, {});
  const { data } = await stripe().events.list({ type: 'refund.failed', limit: 100 });
  const failed = data.find((event) => Object(event.data.object).id === refund?.id);
  if (!failed) throw new Error('Stripe has no event about the refund.');
  const recorded = firestore().doc(`${collections.stripeEvents}/${failed.id}`);
  await expect.poll(async () => (await recorded.get()).get('uid'), { timeout: 40_000 }).toBe(member.uid);
  const alerts: Alert[] = [];
  const again = {
    ...(await (await sitesStripe()).events.retrieve(failed.id)),
    id: `evt_${crypto.randomUUID()}`,
  };
  expect(await handleEvent({ ctx: contextAt({ alerts }), input: again })).toBe('done');
  const fields = { refund: refund?.id, customer: member.customer, why: 'expired_or_canceled_card' };
  expect(alerts).toEqual([{ message: 'refund-failed', fields }]);
  expect(await userOf(member)).toMatchObject({ is_subscribed: false, subscription_status: 'deleted' });
});
