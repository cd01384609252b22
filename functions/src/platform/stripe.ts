import type Stripe from 'stripe';
import { isEmulator, stripeAddress, stripeKey } from './params.ts';

export type { Stripe };

/** For one call, in milliseconds. The library retries twice. */
const TIMEOUT = 10_000;

export interface StripeSettings {
  readonly key: string;
  /** Origin of the Stripe simulator; empty for the real Stripe. */
  readonly address: string;
  readonly isEmulator: boolean;
}

/**
 * The library's settings.
 * @throws Error when production points to any address but Stripe's, or the emulators hold a live key.
 */
export function stripeConfig({ key, address, isEmulator }: StripeSettings): Stripe.StripeConfig {
  const config = { timeout: TIMEOUT, maxNetworkRetries: 2, telemetry: false } as const;
  // The emulators end subscriptions and refund payments.
  if (isEmulator && !key.startsWith('sk_test_'))
    throw new Error('STRIPE_SECRET_KEY has to be a test key on the emulators.');
  if (address === '') return config;
  if (!isEmulator || !key.startsWith('sk_test_'))
    throw new Error('STRIPE_ADDRESS is for the emulators alone, with a test key.');
  const { hostname, port, protocol } = new URL(address);
  return { ...config, host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' };
}

/** The code of an error that Stripe answered, such as `resource_missing`. Undefined for any other error. */
export function stripeErrorCode(error: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code : undefined;
}

/** The parameter that Stripe refused, such as `line_items[0][price]`. Undefined for any other error. */
export function stripeErrorParam(error: unknown): string | undefined {
  const { param }: { param?: unknown } = Object(error);
  return typeof param === 'string' ? param : undefined;
}

const OUTAGES: readonly unknown[] = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'];

/** True if Stripe was out of reach or overloaded, so that a retry may succeed. */
export function isStripeOutage(error: unknown): boolean {
  const { type }: { type?: unknown } = Object(error);
  // The same call is still running elsewhere, for longer than the library retries.
  return OUTAGES.includes(type) || stripeErrorCode(error) === 'idempotency_key_in_use';
}

let instance: Promise<Stripe> | undefined;

/** The Stripe client, loaded when it is first used. @throws Error as `stripeConfig`. */
export function stripe(): Promise<Stripe> {
  instance ??= import('stripe').then(({ default: Client }) => {
    const key = stripeKey.value();
    return new Client(key, stripeConfig({ key, address: stripeAddress(), isEmulator: isEmulator() }));
  });
  return instance;
}
