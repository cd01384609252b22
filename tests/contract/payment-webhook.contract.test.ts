import { collections } from '@boma/domain/collections.ts';
import { signatureHeader } from '@boma/stripe-simulator/webhooks/signature.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { syncCustomer } from '../../functions/src/sync/sync-user.ts';
import {
  dropWebhooks,
  newestEvent,
  settleWebhooks,
  stripe,
  userOf,
  webhookSecret,
  webhookUrl,
  whileStripeFails,
} from '../support/payments.ts';
import { registerMember } from '../support/people/members.ts';
import { stored } from '../support/stored.ts';
import { type Alert, contextAt } from '../support/verb-context.ts';

// Verbs that are called in this process talk to the simulator, as the deployed ones do.
beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  return () => vi.unstubAllEnvs();
});

afterEach(() => dropWebhooks(false));

const now = () => Math.floor(Date.now() / 1000);

/** An event about a customer who belongs to no user. */
function unknownCustomersEvent(): { id: string; body: string } {
  const id = `evt_${crypto.randomUUID()}`;
  const object = { id: 'sub_unknown', object: 'subscription', customer: 'cus_unknown' };
  const type = 'customer.subscription.updated';
  return { id, body: JSON.stringify({ id, object: 'event', type, created: now(), data: { object } }) };
}

const signed = (body: string, { at = now(), secret = webhookSecret() } = {}) =>
  signatureHeader(body, secret, at);

const post = (body: string, signature?: string) =>
  fetch(webhookUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body,
  });

async function outcomeOf(answer: Response): Promise<unknown> {
  return [answer.status, ((await answer.json()) as { data?: { outcome: string } }).data?.outcome];
}

const isRecorded = async (id: string) => (await stored.stripeEvents(id).get()).exists;

describe('the webhook', () => {
  it.each<[string, (body: string) => [body: string, signature: string | undefined]]>([
    ['without a signature', (body) => [body, undefined]],
    ['signed with another secret', (body) => [body, signed(body, { secret: 'whsec_other' })]],
    ['whose body was changed', (body) => [body.replace('cus_unknown', 'cus_another'), signed(body)]],
    ['whose body was formatted again', (body) => [JSON.stringify(JSON.parse(body), null, 1), signed(body)]],
    ['whose signature is old', (body) => [body, signed(body, { at: now() - 600 })]],
    ['whose signature is dated ahead', (body) => [body, signed(body, { at: now() + 600 })]],
    ['whose signature is empty', (body) => [body, 't=now,v1=']],
  ])('accepts an event that Stripe has just signed, and refuses one %s', async (_, spoil) => {
    const [good, bad] = [unknownCustomersEvent(), unknownCustomersEvent()];
    expect((await post(good.body, signed(good.body))).status).toBe(200);
    expect(await isRecorded(good.id)).toBe(true);
    expect((await post(...spoil(bad.body))).status).toBe(400);
    expect(await isRecorded(bad.id)).toBe(false);
  });

  it.each([-200, 200])('accepts a signature whose clock is off by %d s', async (seconds) => {
    const { body } = unknownCustomersEvent();
    expect((await post(body, signed(body, { at: now() + seconds }))).status).toBe(200);
  });

  it('accepts POST only', async () => {
    const answer = await fetch(webhookUrl());
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('ignores an event of a type that the server does not handle', async () => {
    const { id, body } = unknownCustomersEvent();
    const unhandled = body.replace('customer.subscription.updated', 'customer.updated');
    expect(await outcomeOf(await post(unhandled, signed(unhandled)))).toEqual([200, 'ignored']);
    expect(await isRecorded(id)).toBe(false);
  });
});

describe('an event', () => {
  it('is handled once, however often it is delivered', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    await stripe().subscriptions.update(member.subscription, { cancel_at_period_end: true });
    const event = await newestEvent(member.subscription);
    const body = JSON.stringify(event);
    expect(await outcomeOf(await post(body, signed(body)))).toEqual([200, 'done']);
    expect((await userOf(member)).subscription_status).toBe('non_renewing');
    const audit = () =>
      firestore().collection(collections.membershipAudit).where('uid', '==', member.uid).get();
    const { size } = await audit();
    for (let time = 0; time < 3; time += 1)
      expect(await outcomeOf(await post(body, signed(body)))).toEqual([200, 'duplicate']);
    expect((await audit()).size).toBe(size);
    expect((await stored.stripeEvents(event.id).get()).data()).toMatchObject({
      type: 'customer.subscription.updated',
      customer: member.customer,
      uid: member.uid,
    });
  });

  it('that fails is answered 500, and handled when Stripe repeats it', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    await stripe().subscriptions.cancel(member.subscription);
    const event = await newestEvent(member.subscription);
    const body = JSON.stringify(event);
    const path = '/v1/subscriptions';
    const answer = await whileStripeFails({ method: 'GET', path }, () => post(body, signed(body)));
    expect(answer.status).toBe(500);
    expect(await isRecorded(event.id)).toBe(false);
    expect(await outcomeOf(await post(body, signed(body)))).toEqual([200, 'done']);
    expect((await userOf(member)).subscription_status).toBe('deleted');
  });

  it('R3-009 that is older than the last one changes neither the membership nor last_event_ts', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    await stripe().subscriptions.update(member.subscription, { cancel_at_period_end: true });
    const older = await newestEvent(member.subscription);
    await stripe().subscriptions.cancel(member.subscription);
    const newer = { ...(await newestEvent(member.subscription)), created: older.created + 60 };
    const membership = async () => (await stored.membership(member.uid).get()).data();
    const expected = { status: 'deleted', last_event_ts: newer.created };
    for (const event of [newer, older]) {
      const body = JSON.stringify(event);
      expect(await outcomeOf(await post(body, signed(body)))).toEqual([200, 'done']);
      expect(await membership()).toMatchObject(expected);
    }
  });

  it('of an unknown customer is handled when Stripe repeats it, once the customer’s metadata name the user', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    const event = await newestEvent(member.subscription);
    await stripe().customers.update(member.customer, { metadata: { uid: '' } });
    const { stripeCustomers, membership } = collections;
    for (const at of [`${stripeCustomers}/${member.customer}`, `${membership}/${member.uid}`])
      await firestore().doc(at).delete();
    const send = async () => {
      const body = JSON.stringify(event);
      return outcomeOf(await post(body, signed(body)));
    };
    expect(await send()).toEqual([200, 'ignored']);
    expect(await isRecorded(event.id)).toBe(true);
    await stripe().customers.update(member.customer, { metadata: { uid: member.uid } });
    expect(await send()).toEqual([200, 'done']);
    expect((await userOf(member)).is_subscribed).toBe(true);
    expect(await send()).toEqual([200, 'duplicate']);
  });

  it('of an unknown customer changes nothing, and raises an alert', async () => {
    const count = async () =>
      (await firestore().collection(collections.membership).count().get()).data().count;
    const before = await count();
    const { body } = unknownCustomersEvent();
    expect(await outcomeOf(await post(body, signed(body)))).toEqual([200, 'ignored']);
    const unknown = await stripe().customers.create({ metadata: { uid: 'no-such-user' } });
    const alerts: Alert[] = [];
    const ctx = contextAt({ alerts });
    for (const customer of ['cus_unknown', unknown.id])
      expect(await syncCustomer({ ctx, input: { customer, cause: 'test' } })).toBeUndefined();
    expect(alerts).toEqual([
      { message: 'unknown-customer', fields: { customer: 'cus_unknown', cause: 'test' } },
      { message: 'unknown-customer', fields: { customer: unknown.id, cause: 'test' } },
    ]);
    expect(await count()).toBe(before);
    expect((await stored.stripeCustomers(unknown.id).get()).exists).toBe(false);
  });
});
