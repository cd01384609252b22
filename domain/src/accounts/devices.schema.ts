import { z } from 'zod';

/** A device of the user, as they see it. Times are unix milliseconds. */
export const deviceViewSchema = z.object({
  id: z.string(),
  label: z.string(),
  signed_in_at: z.int(),
  /** At most a day older than the last use. */
  last_used_at: z.int(),
  /** True for the device that made this call. */
  current: z.boolean(),
});
export type Device = z.infer<typeof deviceViewSchema>;

export const revokeDeviceSchema = z.object({
  device_id: z
    .string({ error: 'Please say which device.' })
    .min(1, { error: 'Please say which device.' })
    .max(64, { error: 'There is no such device.' }),
});
