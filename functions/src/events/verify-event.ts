import { AppError } from '@boma/domain/errors.ts';
import { stripeWebhookSecret } from '../platform/params.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';

/** Seconds by which a signature's time may be off, before or behind ours. */
export const SIGNATURE_TOLERANCE = 300;

/** `t=…` of the signature, in unix seconds. */
function signedAt(signature: string): number {
  return Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
}

/**
 * What Stripe sent, if it was Stripe. The library refuses what is old; it would take what is dated ahead.
 * `now` is unix milliseconds of real time.
 * @throws AppError `malformed-body` for anything else.
 */
export async function readEvent(
  rawBody: Buffer | undefined,
  signature: string | undefined,
  now: number,
): Promise<Stripe.Event> {
  if (!rawBody || !signature) throw new AppError('malformed-body');
  if (!(signedAt(signature) <= now / 1000 + SIGNATURE_TOLERANCE)) throw new AppError('malformed-body');
  const { webhooks } = await stripe();
  try {
    return webhooks.constructEvent(rawBody, signature, stripeWebhookSecret.value(), SIGNATURE_TOLERANCE);
  } catch (cause) {
    throw new AppError('malformed-body', { cause });
  }
}
