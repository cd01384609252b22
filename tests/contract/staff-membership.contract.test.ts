import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { beforeAll, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import {
  dropWebhooks,
  settleWebhooks,
  stripe,
  untilUser,
  untold,
  userOf,
  whileStripeFails,
} from '../support/payments.ts';
import { paymentLink, registerMember } from '../support/people/members.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { stored } from '../support/stored.ts';

let zoomie: Viewer;

beforeAll(async () => {
  zoomie = await registerStaff('zoomie');
});

const show = async ({ uid }: Pick<Viewer, 'uid'>) =>
  (await call('showMembership', { token: zoomie.token, params: { uid } })).data;
const sync = ({ uid }: Pick<Viewer, 'uid'>) =>
  request('syncMembership', { token: zoomie.token, body: { uid } });

it('shows a membership as Stripe has it, beside what the site stores of it', async () => {
  const member = await registerMember();
  await settleWebhooks();
  const held = await show(member);
  expect(held.stripe).toMatchObject({
    customers: [member.customer],
    subscriptions: [
      {
        id: member.subscription,
        status: 'active',
        cancel_at_period_end: false,
        is_todays_plan: true,
        amount: 499,
        currency: 'usd',
        interval: 'month',
      },
    ],
    invoices: [{ status: 'paid', total: expect.any(Number), refunded: 0, currency: 'usd', dispute: null }],
  });
  expect(held.stripe?.facts).toEqual(held.stored);
  expect(held.stored).toMatchObject({ status: 'active', subscription_id: member.subscription });
  expect(held.synced_at).toBeGreaterThan(Date.now() - 600_000);
  expect(held).toMatchObject({ refund: null, refund_until: expect.any(Number) });
});

it('shows what no event has told the site, and stores it at a press as an event would', async () => {
  const member = await registerMember();
  await settleWebhooks();
  await untold(async () => {
    await stripe().subscriptions.cancel(member.subscription);
    const before = await show(member);
    expect(before.stripe?.facts?.status).toBe('deleted');
    expect(before.stored?.status).toBe('active');
    expect((await userOf(member)).is_subscribed).toBe(true);
    const answer = await sync(member);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: typeof before };
    expect(data.stored).toEqual(data.stripe?.facts);
    expect(await userOf(member)).toMatchObject({ is_subscribed: false, subscription_status: 'deleted' });
  });
  const { docs } = await stored.auditLog.all().where('person', '==', member.uid).get();
  expect(docs.map((record) => record.data())).toMatchObject([
    {
      by: zoomie.uid,
      action: 'membership.sync',
      target: `membership/${member.uid}`,
      before: { status: 'active' },
      after: { status: 'deleted' },
    },
  ]);
  const changes = await stored.membershipAudit.all().where('uid', '==', member.uid).get();
  expect(changes.docs.map((change) => change.data()).filter(({ cause }) => cause === 'staff')).toMatchObject([
    { from: 'active', to: 'deleted' },
  ]);
});

it('shows a refund, in the invoice and as the user has asked for it', async () => {
  const member = await registerMember();
  expect((await request('requestRefund', { token: member.token })).status).toBe(200);
  await untilUser(member, (user) => !user.is_subscribed);
  const held = await show(member);
  const [invoice] = held.stripe?.invoices ?? [];
  expect(invoice?.refunded).toBe(invoice?.total);
  expect(held.refund).toEqual({ asked_at: expect.any(Number), done_at: expect.any(Number) });
  expect(held.refund_until).toBeNull();
});

it('shows what the site stores while Stripe is out of reach, and refuses to sync then', async () => {
  const member = await registerMember();
  await settleWebhooks();
  await whileStripeFails({ method: 'GET', path: '/v1/subscriptions' }, async () => {
    expect(await show(member)).toMatchObject({ stripe: null, stored: { status: 'active' } });
    expect(await refusalOf(sync(member))).toMatchObject({ status: 503, code: 'unavailable' });
  });
  expect((await userOf(member)).is_subscribed).toBe(true);
});

it('records a sync that stored the membership before Stripe failed to end a second purchase', async () => {
  const buyer = await registerViewer();
  const tabs = [await paymentLink(buyer), await paymentLink(buyer)];
  await dropWebhooks(true);
  try {
    for (const tab of tabs) await payAt(tab, buyer);
    await whileStripeFails({ method: 'POST', path: '/v1/refunds' }, async () => {
      expect(await refusalOf(sync(buyer))).toMatchObject({ status: 503, code: 'unavailable' });
      expect((await userOf(buyer)).subscription_status).toBe('active');
    });
  } finally {
    await dropWebhooks(false);
  }
  const { docs } = await stored.auditLog.all().where('person', '==', buyer.uid).get();
  expect(docs.map((record) => record.data())).toMatchObject([
    { by: zoomie.uid, action: 'membership.sync', after: { status: 'active' } },
  ]);
  // Stripe answers again: the second purchase ends, and the sync is recorded as well.
  expect((await sync(buyer)).status).toBe(200);
  expect((await stored.auditLog.all().where('person', '==', buyer.uid).get()).size).toBe(2);
});

it('shows a user who never bought anything, and knows nobody else', async () => {
  const viewer = await registerViewer();
  expect(await show(viewer)).toMatchObject({
    stripe: { customers: [], facts: null, subscriptions: [], invoices: [] },
    stored: null,
    synced_at: null,
  });
  const params = { uid: 'no-such-user' };
  expect((await request('showMembership', { token: zoomie.token, params })).status).toBe(404);
  expect((await sync({ uid: 'no-such-user' })).status).toBe(404);
  expect((await request('showMembership', { token: viewer.token, params: { uid: viewer.uid } })).status).toBe(
    403,
  );
});
