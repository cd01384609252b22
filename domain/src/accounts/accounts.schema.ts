import { z } from 'zod';
import { storedTime } from '../stored-time.ts';

/** Where somebody is signed in. A device is one sign-in: its id follows from who signed in and when. */
const deviceSchema = z.object({
  id: z.string().min(1),
  /** What the person knows it by: 'Firefox on Windows'. */
  label: z.string(),
});

/** What the server keeps of an API token, under `api-tokens/{sha256 of the token}`. Times are unix milliseconds. */
export const apiTokenSchema = z.object({
  uid: z.string().min(1),
  device: deviceSchema,
  /** When the person proved who they are: a reset of the password ends what is older. */
  signed_in_at: z.int(),
  created_at: z.int(),
  /** At most a day older than the last use. */
  used_at: z.int(),
  expires_at: storedTime,
});
export type ApiToken = z.infer<typeof apiTokenSchema>;
