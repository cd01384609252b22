import { z } from 'zod';
import { slug } from '../identifiers.ts';
import { storedTime } from '../stored-time.ts';

/** How long an outage is kept. */
export const OUTAGE_RETENTION_MS = 400 * 86_400_000;

/** A time for which a camera was off the air, under `stream-outages/{slug}.{began_at}`. Times are unix milliseconds. */
export const streamOutageSchema = z.object({
  slug,
  began_at: z.int(),
  /** Null while it lasts. */
  ended_at: z.int().nullable(),
  expires_at: storedTime,
});
export type StreamOutage = z.output<typeof streamOutageSchema>;
