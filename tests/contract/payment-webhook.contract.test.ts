import { collections } from '@boma/domain/collections.ts';
import { signatureHeader } from '@boma/stripe-simulator/webhooks/signature.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentAt, firestore } from '../../functions/src/platform/firestore.ts';
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
import { type Alert, contextAt } from '../support/verb-context.ts';

// What is called in this process takes the simulator, as the deployed functions do.
beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  return () => vi.unstubAllEnvs();
});

// A purchase goes through several processes of the emulators, each of which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

afterEach(() => dropWebhooks(false));

const now = () => Math.floor(Date.now() / 1000);

/** Of a customer that nobody of ours is. */
function strangersEvent(): { id: string; body: string } {
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

const isNoted = async (id: string) => (await documentAt(`${collections.stripeEvents}/${id}`).get()).exists;

describe('the webhook', () => {
  it.each<[string, (body: string) => [body: string, signature: string | undefined]]>([
    ['without a signature', (body) => [body, undefined]],
    ['with somebody else’s', (body) => [body, signed(body, { secret: 'whsec_other' })]],
    ['that was changed on the way', (body) => [body.replace('cus_unknown', 'cus_another'), signed(body)]],
    ['that was written anew', (body) => [JSON.stringify(JSON.parse(body), null, 1), signed(body)]],
    ['that is old', (body) => [body, signed(body, { at: now() - 600 })]],
    ['that is dated ahead', (body) => [body, signed(body, { at: now() + 600 })]],
    ['whose signature is none', (body) => [body, 't=now,v1=']],
  ])('takes an event that Stripe has signed now, and refuses one %s', async (_, spoil) => {
    const [good, bad] = [strangersEvent(), strangersEvent()];
    expect((await post(good.body, signed(good.body))).status).toBe(200);
    expect(await isNoted(good.id)).toBe(true);
    expect((await post(...spoil(bad.body))).status).toBe(400);
    expect(await isNoted(bad.id)).toBe(false);
  });

  it.each([-200, 200])('takes a signature whose clock is off by %d s', async (seconds) => {
    const { body } = strangersEvent();
    expect((await post(body, signed(body, { at: now() + seconds }))).status).toBe(200);
  });

  it('takes nothing but posts', async () => {
    const answer = await fetch(webhookUrl());
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('notes nothing down of what it does not listen to', async () => {
    const { id, body } = strangersEvent();
    const unheard = body.replace('customer.subscription.updated', 'customer.updated');
    expect(await outcomeOf(await post(unheard, signed(unheard)))).toEqual([200, 'ignored']);
    expect(await isNoted(id)).toBe(false);
  });
});

describe('an event', () => {
  it('is dealt with once, however often it comes', async () => {
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
    expect((await documentAt(`${collections.stripeEvents}/${event.id}`).get()).data()).toMatchObject({
      type: 'customer.subscription.updated',
      customer: member.customer,
      uid: member.uid,
    });
  });

  it('that we could not deal with is answered 500, and dealt with when it comes again', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    await stripe().subscriptions.cancel(member.subscription);
    const event = await newestEvent(member.subscription);
    const body = JSON.stringify(event);
    const path = '/v1/subscriptions';
    const answer = await whileStripeFails({ method: 'GET', path }, () => post(body, signed(body)));
    expect(answer.status).toBe(500);
    expect(await isNoted(event.id)).toBe(false);
    expect(await outcomeOf(await post(body, signed(body)))).toEqual([200, 'done']);
    expect((await userOf(member)).subscription_status).toBe('deleted');
  });

  it('R3-009 that is older than the last changes neither what Stripe says nor when we last heard of it', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    await stripe().subscriptions.update(member.subscription, { cancel_at_period_end: true });
    const older = await newestEvent(member.subscription);
    await stripe().subscriptions.cancel(member.subscription);
    const newer = { ...(await newestEvent(member.subscription)), created: older.created + 60 };
    const membership = async () => (await documentAt(`${collections.membership}/${member.uid}`).get()).data();
    const told = { status: 'deleted', last_event_ts: newer.created };
    for (const event of [newer, older]) {
      const body = JSON.stringify(event);
      expect(await outcomeOf(await post(body, signed(body)))).toEqual([200, 'done']);
      expect(await membership()).toMatchObject(told);
    }
  });

  it('of a stranger is dealt with when it is sent again, once it says at Stripe whose customer they are', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    const event = await newestEvent(member.subscription);
    await stripe().customers.update(member.customer, { metadata: { uid: '' } });
    const { stripeCustomers, membership } = collections;
    for (const at of [`${stripeCustomers}/${member.customer}`, `${membership}/${member.uid}`])
      await documentAt(at).delete();
    const send = async () => {
      const body = JSON.stringify(event);
      return outcomeOf(await post(body, signed(body)));
    };
    expect(await send()).toEqual([200, 'ignored']);
    expect(await isNoted(event.id)).toBe(true);
    await stripe().customers.update(member.customer, { metadata: { uid: member.uid } });
    expect(await send()).toEqual([200, 'done']);
    expect((await userOf(member)).is_subscribed).toBe(true);
    expect(await send()).toEqual([200, 'duplicate']);
  });

  it('of a customer who is nobody of ours changes nothing, and raises an alert', async () => {
    const count = async () =>
      (await firestore().collection(collections.membership).count().get()).data().count;
    const before = await count();
    const { body } = strangersEvent();
    expect(await outcomeOf(await post(body, signed(body)))).toEqual([200, 'ignored']);
    const stranger = await stripe().customers.create({ metadata: { uid: 'nobody-of-ours' } });
    const alerts: Alert[] = [];
    const ctx = contextAt({ alerts });
    for (const customer of ['cus_unknown', stranger.id])
      expect(await syncCustomer({ ctx, input: { customer, cause: 'test' } })).toBeUndefined();
    expect(alerts).toEqual([
      { message: 'unknown-customer', fields: { customer: 'cus_unknown', cause: 'test' } },
      { message: 'unknown-customer', fields: { customer: stranger.id, cause: 'test' } },
    ]);
    expect(await count()).toBe(before);
    expect((await documentAt(`${collections.stripeCustomers}/${stranger.id}`).get()).exists).toBe(false);
  });
});
