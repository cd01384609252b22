import { collections } from '@boma/domain/collections.ts';
import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { call, request } from '../support/api.ts';
import { oneTry } from '../support/one-try.ts';
import {
  control,
  dropWebhooks,
  refundsOf,
  settleWebhooks,
  stripe,
  untilUser,
  userOf,
} from '../support/payments.ts';
import { updateAccount } from '../support/people/auth-emulator.ts';
import { paymentLink, registerMember } from '../support/people/members.ts';
import { exchange, resetPassword, signedInAt, signIn, signInAfter } from '../support/people/sign-in.ts';
import { registerViewer, signInAgain } from '../support/people/viewers.ts';
import { site } from '../support/run.ts';

afterEach(() => dropWebhooks(false));

const isCheckout = (link: string) => new URL(link).pathname.startsWith('/c/pay/');

describe('buying a membership', () => {
  it('R7-051 R1-009 gives a registered viewer a checkout, and a guest nothing', async () => {
    const link = await paymentLink(await registerViewer());
    expect(new URL(link).origin).toBe(process.env.STRIPE_ADDRESS);
    expect(isCheckout(link)).toBe(true);
    expect((await request('paymentLink')).status).toBe(401);
  });

  it('R1-008 lets Stripe calculate the tax for the buyer’s country on top of the price', async () => {
    const { email, token } = await registerViewer();
    await call('paymentLink', { token });
    const [customer] = (await stripe().customers.list({ email })).data;
    const { data } = await stripe().checkout.sessions.list({ customer: customer?.id ?? '' });
    expect(
      data.map(({ automatic_tax, amount_subtotal }) => [automatic_tax.enabled, amount_subtotal]),
    ).toEqual([[true, 499]]);
    const price = (await stripe().prices.list({ lookup_keys: ['premium_monthly'] })).data[0];
    expect(price?.tax_behavior).toBe('exclusive');
  });

  it.each([
    ['another host of the site', 'http://localhost:5080', 'http://localhost:5080'],
    ['a foreign site', 'https://elsewhere.example', site()],
  ])('leads a buyer who comes from %s back to the host where they are signed in, or home', async (_, origin, home) => {
    const { email, token } = await registerViewer();
    const headers = { referer: `${origin}/wildlife/subscribe` };
    expect((await request('paymentLink', { token, headers })).status).toBe(200);
    const [customer] = (await stripe().customers.list({ email })).data;
    const { data } = await stripe().checkout.sessions.list({ customer: customer?.id ?? '' });
    expect(data.map(({ success_url, cancel_url }) => [success_url, cancel_url])).toEqual([
      [`${home}/wildlife/subscribe?paid`, `${home}/wildlife/subscribe?cancelled`],
    ]);
  });

  it('is refused to a banned user', async () => {
    const buyer = await registerViewer();
    expect((await request('paymentLink', { token: buyer.token })).status).toBe(200);
    await firestore().doc(`${collections.sanctions}/${buyer.uid}`).set({ kind: 'ban', reason: 'Threats.' });
    await updateAccount(buyer, { disableUser: true });
    const answer = await request('paymentLink', { token: buyer.token });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'banned']);
  });

  it('makes the buyer a member within seconds of the payment', async () => {
    const buyer = await registerViewer();
    expect(await userOf(buyer)).toMatchObject({ has_subscription: false, is_subscribed: false });
    await payAt(await paymentLink(buyer), buyer);
    await untilUser(buyer, (user) => user.is_subscribed && user.subscription_status === 'active');
    expect((await userOf(buyer)).roles).toContain('subscriber');
  });

  it('R7-032 R3-007 lists the caller’s subscriptions with their keys, and refuses those of other users', async () => {
    const member = await registerMember();
    await settleWebhooks();
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
    const other = await registerViewer();
    const answer = await request('listSubscriptions', { token: other.token, body: { id: member.uid } });
    expect(answer.status).toBe(403);
    expect((await request('listSubscriptions', { body: {} })).status).toBe(401);
  });

  it('sends a user whose subscription has not ended to the portal instead of a second checkout', async () => {
    const member = await registerMember();
    for (const status of ['past_due', 'paused', 'unpaid', 'incomplete', 'trialing']) {
      await control(`subscriptions/${member.subscription}/status`, { status });
      expect([status, isCheckout(await paymentLink(member))]).toEqual([status, false]);
    }
    await stripe().subscriptions.cancel(member.subscription);
    expect(isCheckout(await paymentLink(member))).toBe(true);
  });

  it('opens the portal at the requested step, and at its first page when the subscription ends already', async () => {
    const member = await registerMember();
    const portal = async (flow: string) => {
      const { data } = await call('portalLink', { token: member.token, query: { flow } });
      return (await fetch(data.link)).url;
    };
    expect(await portal('update')).toMatch(/\/card$/);
    expect(await portal('cancel')).toMatch(/\/cancel\/sub_\w+$/);
    await stripe().subscriptions.update(member.subscription, { cancel_at_period_end: true });
    expect(await portal('cancel')).toMatch(/\/p\/session\/\w+$/);
    const other = await registerViewer();
    const query = { flow: 'update' };
    expect((await request('portalLink', { token: other.token, query })).status).toBe(404);
    expect((await request('portalLink', { query })).status).toBe(401);
  });

  it('refuses a token from before a password reset at every endpoint about money', async () => {
    const member = await registerMember();
    const answers = () =>
      Promise.all([
        request('paymentLink', { token: member.token }),
        request('portalLink', { token: member.token, query: { flow: 'manage' } }),
        request('listSubscriptions', { token: member.token, body: {} }),
      ]).then((each) => each.map(({ status }) => status));
    expect(await answers()).toEqual([200, 200, 200]);
    await signInAfter(member, signedInAt(member));
    await resetPassword(member, 'another-long-walk');
    expect(await answers()).toEqual([401, 401, 401]);
    expect((await request('requestRefund', { token: member.token })).status).toBe(401);
    expect(await refundsOf(member.customer)).toEqual([]);
    const again = await signInAgain({ ...member, password: 'another-long-walk' });
    expect((await request('requestRefund', { token: again.token })).status).toBe(200);
  });

  it('shows the receipts of the newest customer who is still at Stripe', async () => {
    const member = await registerMember();
    const portal = () => request('portalLink', { token: member.token, query: { flow: 'manage' } });
    expect((await portal()).status).toBe(200);
    await stripe().customers.del(member.customer);
    expect((await portal()).status).toBe(404);
    await payAt(await paymentLink(member), member);
    const query = `metadata['uid']:'${member.uid}'`;
    const [second] = (await stripe().customers.search({ query })).data;
    const bought = (await stripe().subscriptions.list({ customer: second?.id ?? '' })).data[0];
    await stripe().subscriptions.cancel(bought?.id ?? '');
    const { link } = ((await (await portal()).json()) as { data: { link: string } }).data;
    expect((await fetch(link)).status).toBe(200);
    await stripe().customers.del(second?.id ?? '');
    expect((await portal()).status).toBe(404);
  });

  it('creates a new customer for a user whose customer was deleted at Stripe', async () => {
    const buyer = await registerViewer();
    await paymentLink(buyer);
    const found = async () =>
      (await stripe().customers.search({ query: `metadata['uid']:'${buyer.uid}'` })).data.map(({ id }) => id);
    const [first = ''] = await found();
    await stripe().customers.del(first);
    await payAt(await paymentLink(buyer), buyer);
    await untilUser(buyer, (user) => user.is_subscribed);
    expect(await found()).toHaveLength(1);
    expect(await found()).not.toContain(first);
  });

  it('updates the email address at Stripe when the account has changed it', async () => {
    const buyer = await registerViewer();
    await paymentLink(buyer);
    const email = `moved-${buyer.email}`;
    await updateAccount(buyer, { email });
    // A change of the address ends every sign-in.
    const token = await exchange(await signIn({ email, password: 'a-long-walk' }));
    await paymentLink({ ...buyer, token });
    const { data } = await stripe().customers.search({ query: `metadata['uid']:'${buyer.uid}'` });
    expect(data.map((customer) => customer.email)).toEqual([email]);
  });

  it('is refused to a caller who asks too often', async () => {
    const buyer = await registerViewer();
    const statuses: number[] = [];
    for (let call = 0; call < 25; call += 1)
      statuses.push((await request('portalLink', { token: buyer.token, query: { flow: 'update' } })).status);
    expect(statuses[0]).toBe(404);
    expect(statuses).toContain(429);
    expect((await request('paymentLink', { token: buyer.token })).status).toBe(429);
  });

  it('answers 503 while Stripe is out of reach', async () => {
    const buyer = await registerViewer();
    await paymentLink(buyer);
    await control('requests/fault', {
      kind: 'fail',
      path: '/v1/checkout/sessions',
      method: 'POST',
      times: 3,
    });
    const answer = await request('paymentLink', { token: buyer.token });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'unavailable']);
    expect(isCheckout(await paymentLink(buyer))).toBe(true);
  });
});

describe('two purchases at once', oneTry, () => {
  it('end as one live subscription and one refund, which does not use up the guarantee', async () => {
    const buyer = await registerViewer();
    const links = [await paymentLink(buyer), await paymentLink(buyer)];
    expect(new Set(links).size).toBe(2);
    await Promise.all(links.map((link) => payAt(link, buyer)));
    await untilUser(buyer, (user) => user.is_subscribed);
    await settleWebhooks();
    const { data: customers } = await stripe().customers.search({ query: `metadata['uid']:'${buyer.uid}'` });
    expect(customers).toHaveLength(1);
    const customer = customers[0]?.id ?? '';
    const { data } = await stripe().subscriptions.list({ customer, status: 'all' });
    expect(data.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled']);
    expect((await refundsOf(customer)).map(({ reason, metadata }) => [reason, metadata?.reason])).toEqual([
      ['duplicate', 'duplicate-purchase'],
    ]);
    expect(await userOf(buyer)).toMatchObject({ is_subscribed: true, subscription_status: 'active' });
    await call('requestRefund', { token: buyer.token });
    expect(await refundsOf(customer)).toHaveLength(2);
    expect((await userOf(buyer)).is_subscribed).toBe(false);
  });
});
