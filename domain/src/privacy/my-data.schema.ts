import { z } from 'zod';

/** The user's data file: every document about them, as it is stored. */
export const myDataSchema = z.object({
  about: z.string(),
  made_at: z.iso.datetime(),
  /** At the identity provider. */
  account: z.object({
    id: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    signs_in_with: z.array(z.string()),
    created_at: z.iso.datetime(),
    last_signed_in_at: z.iso.datetime().nullable(),
  }),
  /** By the sections of `heldData`: every document about the user. */
  held: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type MyData = z.infer<typeof myDataSchema>;
