import { z } from 'zod';
import { storedTime } from '../stored-time.ts';

/** A device is one sign-in: its id follows from the user and the moment of the sign-in. */
const deviceSchema = z.object({
  id: z.string().min(1),
  /** The device's name for the user: 'Firefox on Windows'. */
  label: z.string(),
});

/** An API token, under `api-tokens/{sha256 of the token}`. Times are unix milliseconds. */
export const apiTokenSchema = z.object({
  uid: z.string().min(1),
  device: deviceSchema,
  /** When the user proved their identity. A password reset ends older tokens. */
  signed_in_at: z.int(),
  created_at: z.int(),
  /** At most a day older than the last use. */
  used_at: z.int(),
  expires_at: storedTime,
  /** A ban ended the token. It is kept so that its next call can be answered with the reason. */
  ended_by_ban: z.boolean().default(false),
});
export type ApiToken = z.output<typeof apiTokenSchema>;
