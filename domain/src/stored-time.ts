import { z } from 'zod';

/** The part that the timestamps of all Firestore libraries share. Finer than a millisecond. */
export interface StoredInstant {
  readonly seconds: number;
  readonly nanoseconds: number;
  toMillis(): number;
  valueOf(): string;
}

const isInstant = (value: unknown): value is StoredInstant =>
  typeof (value as { toMillis?: unknown } | null | undefined)?.toMillis === 'function';

const MUST_BE_TIMESTAMP = { error: 'This must be a timestamp.' };

/** A timestamp of the store kept as it is, where its full precision decides an order. */
export const storedInstant = z.custom<StoredInstant>(isInstant, MUST_BE_TIMESTAMP);

/**
 * A moment that the store keeps as its own timestamp, as deletion by time-to-live needs it. In code it is unix
 * milliseconds.
 */
export const storedTime = z.codec(
  z.custom<StoredInstant | Date>((value) => value instanceof Date || isInstant(value), MUST_BE_TIMESTAMP),
  z.int(),
  {
    decode: (stored) => (stored instanceof Date ? stored.getTime() : stored.toMillis()),
    encode: (millis) => new Date(millis),
  },
);
