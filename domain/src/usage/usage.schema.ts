import { z } from 'zod';
import { storedTime } from '../stored-time.ts';

const count = z.int().nonnegative();

/** The answers of one endpoint. */
const callCountsSchema = z.strictObject({
  count,
  /** Answers from 400 to 499. */
  refused: count,
  /** Answers from 500 on. */
  failed: count,
  /** Sent, with headers. */
  bytes: count,
  /** Calls without a valid token of App Check. Absent: none, or App Check is off. */
  unattested: count.optional(),
});
export type CallCounts = z.output<typeof callCountsSchema>;

const counts = {
  /** Of the store, by the server. */
  reads: count,
  writes: count,
  deletes: count,
  /** By method and pattern of the address: 'GET /api/live'. */
  calls: z.record(z.string().min(1), callCountsSchema),
};

/** What a server has done. */
const usageSchema = z.strictObject(counts);
export type Usage = z.output<typeof usageSchema>;

/** A part of what the servers have done on one day (UTC): `usage/{day}.{shard}`. */
export const usageShardSchema = z.strictObject({ day: z.iso.date(), ...counts, expires_at: storedTime });

/** One day as staff see it. */
export const usageDaySchema = z.object({ day: z.string(), ...counts });
export type UsageDay = z.output<typeof usageDaySchema>;
