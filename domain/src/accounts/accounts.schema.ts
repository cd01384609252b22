import { z } from 'zod';

/** What the server keeps of an API token, under `api-tokens/{sha256 of the token}`. Times are unix milliseconds. */
export const apiTokenSchema = z.object({
  uid: z.string().min(1),
  created_at: z.int(),
  expires_at: z.int(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;
