import { z } from 'zod';
import { versionSchema } from '../editing.ts';
import { switchesSchema } from '../switches/switches.schema.ts';
import { usageDaySchema } from '../usage/usage.schema.ts';

/** What the site uses, and how its cameras did. */
export const usageReportSchema = z.object({
  /** The newest first. Today is not over. Days without counts are zero. */
  days: z.array(usageDaySchema),
  /** Of all cameras, the newest first. `ended_at` is null while it lasts. Times are unix milliseconds. */
  outages: z.array(
    z.object({ slug: z.string(), name: z.string(), began_at: z.int(), ended_at: z.int().nullable() }),
  ),
  /** What staff have turned for the whole site. The version is null before that. */
  switches: z.object({ version: versionSchema, switches: switchesSchema }),
});
export type UsageReport = z.output<typeof usageReportSchema>;
