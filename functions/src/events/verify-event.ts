import { AppError } from '@boma/domain/errors.ts';
import { type Millis, type Seconds, toSeconds } from '@boma/domain/time.ts';
import { stripeWebhookSecret } from '../platform/params.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';

/** How far the time of a signature may be off, behind or ahead. */
export const SIGNATURE_TOLERANCE: Seconds = 300;

/** The time in a signature, read as the library reads it: of several `t=`, the last one is signed. */
function signedAt(signature: string): Seconds {
  const times = signature.split(',').filter((item) => item.startsWith('t='));
  return Number.parseInt(times.at(-1)?.slice(2) ?? '', 10);
}

/**
 * Parses an event and verifies that Stripe has signed it. The library refuses old signatures only, so those dated ahead are
 * refused here. `now`: real time.
 * @throws AppError `malformed-body` for everything else.
 */
export async function verifyEvent(
  rawBody: Buffer | undefined,
  signature: string | undefined,
  now: Millis,
): Promise<Stripe.Event> {
  if (!rawBody || !signature) throw new AppError('malformed-body');
  const isInTime = signedAt(signature) <= toSeconds(now) + SIGNATURE_TOLERANCE;
  if (!isInTime) throw new AppError('malformed-body');
  const { webhooks } = await stripe();
  try {
    return webhooks.constructEvent(rawBody, signature, stripeWebhookSecret.value(), SIGNATURE_TOLERANCE);
  } catch (cause) {
    throw new AppError('malformed-body', { cause });
  }
}
