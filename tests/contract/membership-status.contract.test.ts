import { collections } from '@boma/domain/collections.ts';
import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { grantRole } from '../../functions/src/accounts/grant-role.ts';
import { showUser } from '../../functions/src/accounts/show-user.ts';
import { listSubscriptions } from '../../functions/src/membership/list-subscriptions.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { identity } from '../../functions/src/platform/identity.ts';
import { call, request } from '../support/api.ts';
import {
  control,
  dropWebhooks,
  runVerb,
  settleWebhooks,
  stripe,
  untilUser,
  untold,
  userOf,
} from '../support/payments.ts';
import { setRoles, updateAccount } from '../support/people/auth-emulator.ts';
import { paymentLink, registerMember } from '../support/people/members.ts';
import { exchange, signIn } from '../support/people/sign-in.ts';
import { registerViewer, type Viewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

// Verbs that are called in this process take the simulator, as the deployed ones do.
beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  return () => vi.unstubAllEnvs();
});

afterEach(() => dropWebhooks(false));

const membership = async ({ uid }: Viewer) => (await stored.membership(uid).get()).data();

const claimsOf = async ({ uid }: Viewer) => (await (await identity()).getUser(uid)).customClaims;

const force = (subscription: string, status: string) =>
  control(`subscriptions/${subscription}/status`, { status });

describe('a status at Stripe', () => {
  it('R1-010 R4-017 becomes the status of the membership, which gives access or none', async () => {
    const member = await registerMember();
    for (const [forced, status, isSubscribed] of [
      ['trialing', 'trialing', true],
      ['past_due', 'past_due', true],
      ['paused', 'paused', false],
      ['active', 'active', true],
      ['unpaid', 'paused', false],
      ['incomplete', null, false],
      ['trialing', 'trialing', true],
      ['incomplete_expired', null, false],
    ] as const) {
      await force(member.subscription, forced);
      await untilUser(member, (user) => user.subscription_status === status);
      expect([forced, (await userOf(member)).is_subscribed]).toEqual([forced, isSubscribed]);
    }
  });

  it('leaves a member whose payment failed access for seven days from the start of the unpaid period', async () => {
    const member = await registerMember();
    await force(member.subscription, 'past_due');
    await untilUser(member, (user) => user.subscription_status === 'past_due');
    const { items } = await stripe().subscriptions.retrieve(member.subscription);
    const start = items.data[0]?.current_period_start ?? 0;
    expect((await membership(member))?.entitled_until).toBe((start + 7 * 86_400) * 1000);
  });

  it('is paused while staff have paused collection', async () => {
    const member = await registerMember();
    const { subscriptions } = stripe();
    await subscriptions.update(member.subscription, { pause_collection: { behavior: 'void' } });
    await untilUser(member, (user) => user.subscription_status === 'paused' && !user.is_subscribed);
    await subscriptions.update(member.subscription, { pause_collection: '' });
    await untilUser(member, (user) => user.subscription_status === 'active' && user.is_subscribed);
  });

  it('R1-015 keeps a member who cancels a member until the end, and not a second longer', async () => {
    const member = await registerMember();
    await stripe().subscriptions.update(member.subscription, { cancel_at_period_end: true });
    await untilUser(member, (user) => user.subscription_status === 'non_renewing');
    const { items } = await stripe().subscriptions.retrieve(member.subscription);
    const periodEnd = items.data[0]?.current_period_end ?? 0;
    expect((await membership(member))?.entitled_until).toBe(periodEnd * 1000);
    const isSubscribedAt = async (now: number) =>
      (await showUser({ ctx: await contextAt({ uid: member.uid, now }).active() })).is_subscribed;
    expect(await isSubscribedAt(periodEnd * 1000 - 1)).toBe(true);
    expect(await isSubscribedAt(periodEnd * 1000)).toBe(false);

    await control(`subscriptions/${member.subscription}/elapse`, {});
    await untilUser(member, (user) => user.subscription_status === 'cancelled');
    expect(await userOf(member)).toMatchObject({ is_subscribed: false, has_subscription: true });
  });

  it('is deleted for a subscription that was ended at once', async () => {
    const member = await registerMember();
    await stripe().subscriptions.cancel(member.subscription);
    await untilUser(member, (user) => user.subscription_status === 'deleted');
    expect(await userOf(member)).toMatchObject({ is_subscribed: false, has_subscription: true });
  });
});

describe('a sync with Stripe', () => {
  it('is made for a member who has just come back from Stripe', async () => {
    const buyer = await registerViewer();
    await untold(async () => {
      await payAt(await paymentLink(buyer), buyer);
      const list = async (refresh: boolean) =>
        (await call('listSubscriptions', { token: buyer.token, body: { refresh } })).data.subscriptions;
      expect(await list(false)).toEqual([]);
      const [bought] = await list(true);
      expect(bought?.status).toBe('active');
      expect((await userOf(buyer)).is_subscribed).toBe(true);
    });
  });

  it('is made on request at most once in five seconds', async () => {
    const { uid, subscription } = await registerMember();
    await settleWebhooks();
    const began = Date.now();
    const statusAfter = async (seconds: number) => {
      const ctx = await contextAt({ uid, real: began + seconds * 1000 }).active();
      return (await listSubscriptions({ ctx, input: { refresh: true } })).subscriptions[0]?.status;
    };
    await untold(async () => {
      expect(await statusAfter(0)).toBe('active');
      await stripe().subscriptions.cancel(subscription);
      expect(await statusAfter(0)).toBe('active');
      expect(await statusAfter(4.9)).toBe('active');
      expect(await statusAfter(5)).toBe('deleted');
    });
  });

  it('R1-017 shows a change at once, and without a webhook after the next run of the reconciler', async () => {
    const [heard, missed] = [await registerMember(), await registerMember()];
    await settleWebhooks();
    await stripe().subscriptions.cancel(heard.subscription);
    await untilUser(heard, (user) => user.subscription_status === 'deleted');
    await dropWebhooks(true);
    await stripe().subscriptions.cancel(missed.subscription);
    await runVerb('reconcile-payments');
    expect(await userOf(missed)).toMatchObject({ is_subscribed: false, subscription_status: 'deleted' });
  });

  it('every night restores memberships from the metadata at Stripe when the server’s records are lost', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await stored.membership(member.uid).delete();
    await stored.stripeCustomers(member.customer).delete();
    expect(await userOf(member)).toMatchObject({ is_subscribed: false, has_subscription: false });
    expect(await runVerb('sweep-memberships')).toMatchObject({ failed: 0 });
    expect(await userOf(member)).toMatchObject({ is_subscribed: true, subscription_status: 'active' });
  });

  it('every night updates the email address at Stripe when the account has changed it', async () => {
    const [member, leaving] = [await registerMember(), await registerMember()];
    await settleWebhooks();
    const address = `moved-${member.email}`;
    await updateAccount(member, { email: address });
    // A change of the address ends every sign-in.
    await exchange(await signIn({ email: address, password: 'a-long-walk' }));
    await stored.users(leaving.uid).delete();
    expect(await runVerb('sweep-memberships')).toMatchObject({ failed: 0 });
    const addressOf = async (customer: string) => Object(await stripe().customers.retrieve(customer)).email;
    expect(await addressOf(member.customer)).toBe(address);
    expect(await addressOf(leaving.customer)).toBe(leaving.email);
  });

  it('replaces a membership that an operator has damaged by hand', async () => {
    const member = await registerMember();
    await settleWebhooks();
    const at = firestore().doc(`${collections.membership}/${member.uid}`);
    await at.set({ entitled_until: 'for ever', status: 'honorary' });
    expect((await request('showUser', { token: member.token })).status).toBe(500);
    const { data } = await call('listSubscriptions', { token: member.token, body: { refresh: true } });
    expect(data.subscriptions).toMatchObject([{ id: member.subscription, status: 'active' }]);
    expect(await userOf(member)).toMatchObject({ is_subscribed: true, subscription_status: 'active' });
  });

  it('writes one audit record for each change with its cause, and none when nothing changed', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await stripe().subscriptions.cancel(member.subscription);
    await settleWebhooks();
    await runVerb('sweep-memberships');
    const log = await firestore()
      .collection(collections.membershipAudit)
      .where('uid', '==', member.uid)
      .get();
    const lines = log.docs.map((line) => line.data()).toSorted((a, b) => a.at.toMillis() - b.at.toMillis());
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      [null, 'active'],
      ['active', 'deleted'],
    ]);
    for (const { cause, entitled_until } of lines) {
      expect(cause).toMatch(/^[a-z_.]+$/);
      expect(entitled_until).toBeGreaterThan(0);
    }
  });
});

describe('the claim subscriber', () => {
  it('follows the membership and keeps the other roles', async () => {
    const buyer = await registerViewer();
    await updateAccount(buyer, { emailVerified: true });
    await grantRole({ ctx: systemContext(), input: { email: buyer.email, role: 'zoomie' } });
    await payAt(await paymentLink(buyer), buyer);
    await expect
      .poll(() => claimsOf(buyer), { timeout: 40_000 })
      .toEqual({ roles: ['zoomie', 'subscriber'] });
    const { data } = await call('listSubscriptions', { token: buyer.token, body: {} });
    await stripe().subscriptions.cancel(data.subscriptions[0]?.id ?? '');
    await expect.poll(() => claimsOf(buyer), { timeout: 40_000 }).toEqual({ roles: ['zoomie'] });
  });

  it('gives no access', async () => {
    const [member, buyer] = [await registerMember(), await registerViewer()];
    expect((await userOf(member)).roles).toContain('subscriber');
    await setRoles(buyer, ['subscriber']);
    expect(await userOf(buyer)).toMatchObject({ is_subscribed: false, has_subscription: false, roles: [] });
  });
});
