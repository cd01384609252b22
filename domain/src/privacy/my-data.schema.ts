import { z } from 'zod';

/** Everything that is held of somebody, as they get it. What is stored stands as it is stored. */
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
  /** By the names of `heldData`: every document that is about them. */
  held: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type MyData = z.infer<typeof myDataSchema>;
