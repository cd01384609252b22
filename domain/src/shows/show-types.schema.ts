import { z } from 'zod';
import { numericId, slug } from '../identifiers.ts';

/** A show type under `show-types/{type}`, and as everybody may see it. */
export const showTypeSchema = z.strictObject({
  id: numericId,
  type: slug,
  title: z.string().min(1).max(100),
  active: z.boolean(),
  archived: z.boolean(),
  cover_clean: z.string().min(1),
  /** What it is about, in a sentence. Absent: its page says what all kinds of show are. */
  lead: z.string().max(160).optional(),
});
export type ShowType = z.infer<typeof showTypeSchema>;
