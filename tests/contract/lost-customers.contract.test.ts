import { collections } from '@boma/domain/collections.ts';
import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { call } from '../support/api.ts';
import { dropWebhooks, refundsOf, settleWebhooks, stripe, userOf } from '../support/payments.ts';
import { askToLeave, deleteDue, letWeekPass } from '../support/people/leaving.ts';
import { type Member, paymentLink, registerMember } from '../support/people/members.ts';
import { registerViewer } from '../support/people/viewers.ts';

afterEach(() => dropWebhooks(false));

const recordOf = (customer: string) => firestore().doc(`${collections.stripeCustomers}/${customer}`);

/** Deletes our own records of a member's payments. Neither an event nor the sweep restores them. */
async function lose({ uid, customer }: Member): Promise<void> {
  await settleWebhooks();
  await dropWebhooks(true);
  for (const at of [firestore().doc(`${collections.membership}/${uid}`), recordOf(customer)])
    await at.delete();
}

async function lostMember(): Promise<Member> {
  const member = await registerMember();
  await lose(member);
  expect(await userOf(member)).toMatchObject({ is_subscribed: false, has_subscription: false });
  return member;
}

describe('a member whose records were lost', () => {
  it('gets the portal, not a second checkout', async () => {
    const member = await lostMember();
    expect(new URL(await paymentLink(member)).pathname).toMatch(/^\/p\//);
    expect((await recordOf(member.customer).get()).data()).toMatchObject({ uid: member.uid });
    const { data } = await call('portalLink', { token: member.token, query: { flow: 'manage' } });
    expect(new URL(data.link).pathname).toMatch(/^\/p\//);
  });

  it('is a member again as soon as they open their profile', async () => {
    const member = await lostMember();
    const { data } = await call('listSubscriptions', { token: member.token, body: { refresh: true } });
    expect(data.subscriptions).toMatchObject([{ id: member.subscription, status: 'active' }]);
    expect((await userOf(member)).is_subscribed).toBe(true);
  });

  it('gets a refund on request', async () => {
    const member = await lostMember();
    await call('requestRefund', { token: member.token });
    expect(await refundsOf(member.customer)).toHaveLength(1);
    expect((await stripe().subscriptions.retrieve(member.subscription)).status).toBe('canceled');
  });

  it('is not charged after requesting the deletion', async () => {
    const member = await lostMember();
    await askToLeave(member);
    const { subscriptions } = stripe();
    expect((await subscriptions.retrieve(member.subscription)).cancel_at_period_end).toBe(true);
    await subscriptions.update(member.subscription, { cancel_at_period_end: false });
    await lose(member);
    await letWeekPass(member);
    await deleteDue(member);
    expect((await subscriptions.retrieve(member.subscription)).status).toBe('canceled');
  });
});

it('a first purchase uses a customer of the buyer’s own, also when another uid differs in case only', async () => {
  const buyer = await registerViewer();
  const other = await stripe().customers.create({ metadata: { uid: buyer.uid.toUpperCase() } });
  await payAt(await paymentLink(buyer), buyer);
  expect((await stripe().subscriptions.list({ customer: other.id })).data).toEqual([]);
  expect((await recordOf(other.id).get()).exists).toBe(false);
});
