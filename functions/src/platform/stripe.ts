import type Stripe from 'stripe';
import { isEmulator, stripeAddress, stripeKey } from './params.ts';

export type { Stripe };

/** Milliseconds for one call; the library tries twice more. */
const TIMEOUT = 10_000;

export interface StripeSettings {
  readonly key: string;
  /** Origin of what stands in for Stripe; empty for Stripe itself. */
  readonly address: string;
  readonly isEmulator: boolean;
}

/**
 * Where the library is pointed at.
 * @throws Error when it would be pointed elsewhere outside of the emulators, or they hold a key that moves money.
 */
export function stripeConfig({ key, address, isEmulator }: StripeSettings): Stripe.StripeConfig {
  const config = { timeout: TIMEOUT, maxNetworkRetries: 2, telemetry: false } as const;
  // What is tried out on one machine ends subscriptions and gives money back.
  if (isEmulator && !key.startsWith('sk_test_'))
    throw new Error('STRIPE_SECRET_KEY has to be a test key on the emulators.');
  if (address === '') return config;
  if (!isEmulator || !key.startsWith('sk_test_'))
    throw new Error('STRIPE_ADDRESS is for the emulators alone, with a test key.');
  const { hostname, port, protocol } = new URL(address);
  return { ...config, host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' };
}

/** What Stripe calls the fault of a refused call: `resource_missing`. Undefined for anything else. */
export function stripeErrorCode(error: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code : undefined;
}

const OUTAGES: readonly unknown[] = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'];

/** Could Stripe not be reached, or did it not manage? Then the same call may go well in a while. */
export function isStripeOutage(error: unknown): boolean {
  const { type }: { type?: unknown } = Object(error);
  // The same call is under way already, and has gone on for longer than the library tries again.
  return OUTAGES.includes(type) || stripeErrorCode(error) === 'idempotency_key_in_use';
}

let instance: Promise<Stripe> | undefined;

/** The payment provider. Loaded when first asked for. @throws Error as `stripeConfig`. */
export function stripe(): Promise<Stripe> {
  instance ??= import('stripe').then(({ default: Client }) => {
    const key = stripeKey.value();
    return new Client(key, stripeConfig({ key, address: stripeAddress(), isEmulator: isEmulator() }));
  });
  return instance;
}
