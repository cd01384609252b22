import { describe, expect, it } from 'vitest';
import { signatureHeader } from '../../tools/simulators/stripe/webhooks/signature.ts';
import { webhookSecret, webhookUrl } from '../support/payments.ts';

const now = () => Math.floor(Date.now() / 1000);

const event = (id: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'customer.created',
    created: now(),
    data: { object: { id: 'cus_unknown', object: 'customer', metadata: {} } },
  });

const post = (body: string, signature?: string) =>
  fetch(webhookUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body,
  });

describe('the webhook', () => {
  const good = () => event(`evt_${crypto.randomUUID()}`);

  it('takes what Stripe has signed now', async () => {
    const body = good();
    expect((await post(body, signatureHeader(body, webhookSecret(), now()))).status).not.toBe(400);
  });

  it.each<[string, () => [string, string | undefined]]>([
    ['without a signature', () => [good(), undefined]],
    ['with somebody else’s', () => {
      const body = good();
      return [body, signatureHeader(body, 'whsec_other', now())];
    }],
    ['that was changed on the way', () => {
      const body = good();
      return [body.replace('cus_unknown', 'cus_another'), signatureHeader(body, webhookSecret(), now())];
    }],
    ['that was written anew', () => {
      const body = good();
      return [JSON.stringify(JSON.parse(body), null, 1), signatureHeader(body, webhookSecret(), now())];
    }],
    ['that is old', () => {
      const body = good();
      return [body, signatureHeader(body, webhookSecret(), now() - 3600)];
    }],
    ['that is dated ahead', () => {
      const body = good();
      return [body, signatureHeader(body, webhookSecret(), now() + 3600)];
    }],
  ])('refuses an event %s', async (_, make) => {
    const [body, signature] = make();
    expect((await post(body, signature)).status).toBe(400);
  });

  it('takes nothing but posts', async () => {
    expect((await fetch(webhookUrl())).status).toBe(405);
  });
});
