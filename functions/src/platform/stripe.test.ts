import { afterEach, describe, expect, it, vi } from 'vitest';
import { isStripeOutage, stripeConfig, stripeErrorCode } from './stripe.ts';

afterEach(() => vi.unstubAllEnvs());

const local = { key: 'sk_test_local', address: 'http://127.0.0.1:5091', isEmulator: true } as const;

describe('the address of the Stripe API', () => {
  it('is the simulator on the emulators', () => {
    expect(stripeConfig(local)).toMatchObject({ host: '127.0.0.1', port: '5091', protocol: 'http' });
  });

  it.each([
    ['in production with a live key', { key: 'sk_live_1', isEmulator: false }],
    ['in production with a test key', { key: 'sk_test_1', isEmulator: false }],
    ['on the emulators with a test key', { key: 'sk_test_1', isEmulator: true }],
  ])('is Stripe itself %s and no address', (_, settings) => {
    expect(stripeConfig({ ...settings, address: '' })).not.toHaveProperty('host');
  });

  it.each([
    ['in production', { isEmulator: false }],
    ['in production with a live key', { isEmulator: false, key: 'sk_live_1' }],
    ['with a live key', { key: 'sk_live_1' }],
    ['with a restricted live key', { key: 'rk_live_1' }],
    ['with no key', { key: '' }],
  ])('is nothing else %s', (_, change) => {
    expect(() => stripeConfig(local)).not.toThrow();
    expect(() => stripeConfig({ ...local, ...change })).toThrow(/test key/);
  });

  it('is not Stripe itself on the emulators with a live key, which moves money', () => {
    expect(() => stripeConfig({ ...local, key: 'sk_live_1', address: '' })).toThrow('test key');
  });

  it('is refused before the first call', async () => {
    const start = async (isEmulator: string | undefined) => {
      vi.resetModules();
      vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_local');
      vi.stubEnv('STRIPE_ADDRESS', 'http://127.0.0.1:5091');
      vi.stubEnv('FUNCTIONS_EMULATOR', isEmulator);
      return (await import('./stripe.ts')).stripe();
    };
    await expect(start('true')).resolves.toBeDefined();
    await expect(start(undefined)).rejects.toThrow('STRIPE_ADDRESS');
  });
});

describe('a Stripe error', () => {
  it('has a code, and counts as an outage or not', async () => {
    const { default: Stripe } = await import('stripe');
    const { StripeAPIError, StripeConnectionError, StripeIdempotencyError, StripeInvalidRequestError } =
      Stripe.errors;
    const missing = new StripeInvalidRequestError({
      type: 'invalid_request_error',
      code: 'resource_missing',
    });
    expect([stripeErrorCode(missing), isStripeOutage(missing)]).toEqual(['resource_missing', false]);
    expect(isStripeOutage(new StripeConnectionError({ type: 'api_error', message: 'no line' }))).toBe(true);
    expect(isStripeOutage(new StripeAPIError({ type: 'api_error' }))).toBe(true);
    const reused = { type: 'idempotency_error' } as const;
    const busy = new StripeIdempotencyError({ ...reused, code: 'idempotency_key_in_use' });
    expect([isStripeOutage(busy), isStripeOutage(new StripeIdempotencyError(reused))]).toEqual([true, false]);
    expect([stripeErrorCode(new Error('x')), isStripeOutage(new Error('x'))]).toEqual([undefined, false]);
  });
});
