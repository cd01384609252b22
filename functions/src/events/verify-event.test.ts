import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripe } from '../platform/stripe.ts';
import { SIGNATURE_TOLERANCE, verifyEvent } from './verify-event.ts';

const SECRET = 'whsec_test';
const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid' });
const now = Math.floor(Date.now() / 1000);
const future = now + 86_400;

beforeEach(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_local');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', SECRET);
});
afterEach(() => vi.unstubAllEnvs());

const v1 = (seconds: number) => createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
const verify = (signature: string) => verifyEvent(Buffer.from(body), signature, now * 1000);

describe('the signature of an event', () => {
  it('is accepted within five minutes, behind or ahead', async () => {
    for (const seconds of [now - SIGNATURE_TOLERANCE + 5, now, now + SIGNATURE_TOLERANCE])
      expect(await verify(`t=${seconds},v1=${v1(seconds)}`)).toMatchObject({ id: 'evt_1' });
  });

  it.each([
    ['dated ahead', `t=${future},v1=${v1(future)}`],
    ['dated ahead behind a current time', `t=${now},t=${future},v1=${v1(future)}`],
    ['dated ahead with a suffix', `t=${future}x,v1=${v1(future)}`],
    ['without a time', `v1=${v1(now)}`],
    ['whose time has a space before it', ` t=${now},v1=${v1(now)}`],
  ])('is refused when it is %s', async (_, signature) => {
    await expect(verify(signature)).rejects.toMatchObject({ code: 'malformed-body' });
  });

  it('is dated as the library reads it: the last of several times is the one that is signed', async () => {
    const header = `t=${now},t=${future},v1=${v1(future)}`;
    const { webhooks } = await stripe();
    expect(webhooks.constructEvent(body, header, SECRET, SIGNATURE_TOLERANCE)).toMatchObject({ id: 'evt_1' });
  });
});
