import { z } from 'zod';

const WHEN = { error: 'Give the day and the time.' };
/** The year 2100, in unix milliseconds. */
const MOST_LATER = 4_102_444_800_000;

const WHICH = { error: 'Say when viewers may see it.' };
const now = z.strictObject({ kind: z.literal('now') });
const later = z.strictObject({
  kind: z.literal('later'),
  /** Unix milliseconds. */
  at: z.int(WHEN).min(0, WHEN).max(MOST_LATER, WHEN),
});
const draft = z.strictObject({ kind: z.literal('draft') });

/** When viewers may see what staff keep for later. */
export const waitSchema = z.discriminatedUnion('kind', [later, draft], WHICH);

/** When viewers may see what staff write. */
export const publishSchema = z.discriminatedUnion('kind', [now, later, draft], WHICH);
export type Publish = z.output<typeof publishSchema>;
