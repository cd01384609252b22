import { beforeAll, expect, it, vi } from 'vitest';
import { requestRefund } from '../../functions/src/membership/request-refund.ts';
import { stripe as productsStripe, type Stripe } from '../../functions/src/platform/stripe.ts';
import { oneTry } from '../support/one-try.ts';
import { refundsOf, userOf } from '../support/payments.ts';
import { registerMember } from '../support/people/members.ts';
import { contextAt } from '../support/verb-context.ts';

const CALLS = 25;

// The rate limit would refuse so many calls before they reach Stripe.
vi.mock('../../functions/src/membership/limit-stripe-calls.ts', () => ({ limitStripeCalls: async () => {} }));

const waiting = vi.hoisted(() => ({ count: 0, all: Promise.withResolvers<void>() }));
/** No call refunds before all of them are about to. */
vi.mock('../../functions/src/stripe/refund-payment.ts', async (original) => {
  const { refundPayment } = await original<typeof import('../../functions/src/stripe/refund-payment.ts')>();
  return {
    refundPayment: async (asked: Parameters<typeof refundPayment>[0]) => {
      waiting.count += 1;
      if (waiting.count === CALLS) waiting.all.resolve();
      await waiting.all.promise;
      return refundPayment(asked);
    },
  };
});

beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  return () => vi.unstubAllEnvs();
});

it(`${CALLS} calls that ask Stripe for a refund at the same moment make one refund`, oneTry, async () => {
  const member = await registerMember();
  const keys: (string | undefined)[] = [];
  (await productsStripe()).on('request', ({ method, path, idempotency_key: key }: Stripe.RequestEvent) => {
    if (method === 'POST' && path.startsWith('/v1/refunds')) keys.push(key);
  });
  const ctx = await contextAt({ uid: member.uid }).active();
  const calls = Array.from({ length: CALLS }, () => requestRefund({ ctx }));
  await Promise.all(calls);
  expect(keys.length).toBeGreaterThanOrEqual(CALLS);
  // Stripe refuses to refund a payment twice. The same key shows that the server asks for one refund only.
  expect([...new Set(keys)]).toEqual([expect.stringMatching(/./)]);
  const [refund, ...others] = await refundsOf(member.customer);
  expect([refund?.status, others]).toEqual(['succeeded', []]);
  expect(await userOf(member)).toMatchObject({ is_subscribed: false, subscription_status: 'deleted' });
});
