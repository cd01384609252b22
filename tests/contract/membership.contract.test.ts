import { collections } from '@boma/domain/collections.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { documentAt, firestore } from '../../functions/src/platform/firestore.ts';
import { call, request } from '../support/api.ts';
import {
  control,
  dropWebhooks,
  newBuyer,
  newMember,
  payAt,
  paymentLink,
  runVerb,
  stripe,
  untilUser,
  userOf,
} from '../support/payments.ts';

const membership = async (uid: string) =>
  (await documentAt(`${collections.membership}/${uid}`).get()).data();

const refundsOf = async (customer: string) => {
  const { data } = await stripe().charges.list({ customer });
  return data.filter(({ refunded }) => refunded);
};

afterEach(() => dropWebhooks(false));

describe('buying a membership', () => {
  it('R7-051 R1-009 gives a registered person a checkout, and a guest nothing', async () => {
    const link = await paymentLink(await newBuyer());
    expect(new URL(link).origin).toBe(process.env.STRIPE_ADDRESS);
    expect((await request('paymentLink')).status).toBe(401);
  });

  it('makes a member within seconds of the payment, as the record at Stripe says', async () => {
    const buyer = await newBuyer();
    expect(await userOf(buyer)).toMatchObject({ has_subscription: false, is_subscribed: false });
    await payAt(await paymentLink(buyer), buyer);
    await untilUser(buyer, (user) => user.is_subscribed && user.subscription_status === 'active');
    expect((await userOf(buyer)).roles).toContain('subscriber');
  });

  it('R7-032 R3-007 lists one’s own subscriptions with their keys, and nobody else’s', async () => {
    const member = await newMember();
    const { data } = await call('listSubscriptions', { token: member.token, body: { id: member.uid } });
    expect(data.subscriptions).toHaveLength(1);
    expect(data.subscriptions[0]).toMatchObject({
      id: member.subscription,
      status: 'active',
      amount: 499,
      currency: 'usd',
      update_url: expect.stringMatching(/^\/wildlife\//) as string,
      cancel_url: expect.stringMatching(/^\/wildlife\//) as string,
    });
    expect(data.subscriptions[0]?.last_event_ts).toBeGreaterThan(0);
    const other = await newBuyer();
    const answer = await request('listSubscriptions', { token: other.token, body: { id: member.uid } });
    expect(answer.status).toBe(403);
  });

  it('leads a member to the portal instead of a second checkout', async () => {
    const member = await newMember();
    expect(await paymentLink(member)).not.toContain('/c/pay/');
    const { data } = await call('portalLink', { token: member.token, query: { flow: 'cancel' } });
    expect(new URL(data.link).origin).toBe(process.env.STRIPE_ADDRESS);
  });

  it('lets two purchases at once end as one subscription and one refund', async () => {
    const buyer = await newBuyer();
    const links = [await paymentLink(buyer), await paymentLink(buyer)];
    expect(new Set(links).size).toBe(2);
    for (const link of links) await payAt(link, buyer);
    await untilUser(buyer, (user) => user.is_subscribed);
    await control('webhooks/settle', {});
    const found = await firestore().collection(collections.stripeCustomers).where('uid', '==', buyer.uid).get();
    const [customer = ''] = found.docs.map(({ id }) => id);
    const { data } = await stripe().subscriptions.list({ customer, status: 'all' });
    expect(data.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled']);
    expect(await refundsOf(customer)).toHaveLength(1);
    expect((await userOf(buyer)).is_subscribed).toBe(true);
    await call('takeRefund', { token: buyer.token });
    expect(await refundsOf(customer)).toHaveLength(2);
  });
});

describe('a change at Stripe', () => {
  it('R1-015 keeps somebody who cancels a member until the period ends', async () => {
    const member = await newMember();
    await stripe().subscriptions.update(member.subscription, { cancel_at_period_end: true });
    await untilUser(member, (user) => user.subscription_status === 'non_renewing');
    expect((await userOf(member)).is_subscribed).toBe(true);
    const { items } = await stripe().subscriptions.retrieve(member.subscription);
    const end = items.data[0]?.current_period_end ?? 0;
    expect((await membership(member.uid))?.entitled_until).toBe(end * 1000);
  });

  it('ends a membership at once that is ended at once', async () => {
    const member = await newMember();
    await stripe().subscriptions.cancel(member.subscription);
    await untilUser(member, (user) => !user.is_subscribed);
    expect((await userOf(member)).subscription_status).toBe('deleted');
  });

  it('R1-017 shows after one look of the reconciler when every webhook was lost', async () => {
    const member = await newMember();
    await dropWebhooks(true);
    await stripe().subscriptions.cancel(member.subscription);
    expect((await userOf(member)).is_subscribed).toBe(true);
    await runVerb('reconcile-payments');
    expect((await userOf(member)).is_subscribed).toBe(false);
  });

  it('comes back by the nightly sweep when our own records are gone', async () => {
    const member = await newMember();
    await dropWebhooks(true);
    await documentAt(`${collections.membership}/${member.uid}`).delete();
    await documentAt(`${collections.stripeCustomers}/${member.customer}`).delete();
    expect((await userOf(member)).is_subscribed).toBe(false);
    await runVerb('sweep-memberships');
    expect((await userOf(member)).is_subscribed).toBe(true);
  });

  it('changes nothing for a customer who is nobody of ours', async () => {
    const before = (await firestore().collection(collections.membership).count().get()).data().count;
    await stripe().customers.create({ email: 'somebody@elsewhere.test' });
    await control('webhooks/settle', {});
    const after = (await firestore().collection(collections.membership).count().get()).data().count;
    expect(after).toBe(before);
  });

  it('ends the membership of whoever disputes the payment', async () => {
    const member = await newMember();
    const { data } = await stripe().charges.list({ customer: member.customer });
    await control('disputes', { charge: data[0]?.id });
    await untilUser(member, (user) => !user.is_subscribed);
    const refund = await request('takeRefund', { token: member.token });
    expect(refund.status).toBe(422);
  });
});

describe('money back', () => {
  it('gives the first purchase back once, however often it is asked for at the same moment', async () => {
    const member = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => request('takeRefund', { token: member.token })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 422 && status !== 504)).toEqual([]);
    expect(await refundsOf(member.customer)).toHaveLength(1);
    const { data } = await stripe().refunds.list({ limit: 100 });
    const charges = await stripe().charges.list({ customer: member.customer });
    expect(data.filter(({ charge }) => charge === charges.data[0]?.id)).toHaveLength(1);
    expect(await userOf(member)).toMatchObject({ is_subscribed: false, subscription_status: 'deleted' });
    const again = await request('takeRefund', { token: member.token });
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({ alert: expect.stringContaining('already') as string });
  }, 60_000);

  it('refuses somebody who has paid nothing', async () => {
    expect((await request('takeRefund', { token: (await newBuyer()).token })).status).toBe(422);
  });
});
