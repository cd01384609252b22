import { z } from 'zod';

interface Timestamp {
  toMillis(): number;
}

const isTimestamp = (value: unknown): value is Timestamp =>
  typeof (value as { toMillis?: unknown } | null | undefined)?.toMillis === 'function';

/** A moment that the store keeps as its own timestamp, as deletion by time-to-live needs it; read as unix milliseconds. */
export const storedTime = z
  .custom<Timestamp>(isTimestamp, { error: 'This must be a timestamp.' })
  .transform((timestamp) => timestamp.toMillis());
