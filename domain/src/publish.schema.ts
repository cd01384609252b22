import { z } from 'zod';

const WHEN = { error: 'Give the day and the time.' };
/** The year 2100, in unix milliseconds. */
const MOST_LATER = 4_102_444_800_000;

/** When viewers may see what staff write. */
export const publishSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('now') }),
    z.strictObject({
      kind: z.literal('later'),
      /** Unix milliseconds. */
      at: z.int(WHEN).min(0, WHEN).max(MOST_LATER, WHEN),
    }),
    z.strictObject({ kind: z.literal('draft') }),
  ],
  { error: 'Say when viewers may see it.' },
);
export type Publish = z.output<typeof publishSchema>;
