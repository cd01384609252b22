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
 * @throws Error when it would be pointed elsewhere with a key that moves money, or outside of the emulators.
 */
export function stripeConfig({ key, address, isEmulator }: StripeSettings): Stripe.StripeConfig {
  const config = { timeout: TIMEOUT, maxNetworkRetries: 2, telemetry: false } as const;
  if (address === '') return config;
  if (!isEmulator || !key.startsWith('sk_test_'))
    throw new Error('STRIPE_ADDRESS is for the emulators with a test key alone.');
  const { hostname, port, protocol } = new URL(address);
  return { ...config, host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' };
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
