import { z } from 'zod';

/** What staff say to the person: shown to them word for word. */
const reason = z
  .string()
  .trim()
  .min(1, { error: 'Please say why.' })
  .max(300, { error: 'Please keep it within 300 characters.' });

const mute = z.object({
  kind: z.literal('mute'),
  /** Unix milliseconds; from that very moment on the person may speak again. */
  until: z.int(),
  reason,
});
const ban = z.object({ kind: z.literal('ban'), reason });

/** What keeps a person from speaking or from signing in, under `sanctions/{uid}`: one at a time, the last one said. */
export const sanctionSchema = z.discriminatedUnion('kind', [mute, ban]);
export type Sanction = z.infer<typeof sanctionSchema>;

/** The sanction that holds at `now` (unix milliseconds); undefined when there is none, or it has run out. */
export function activeSanction(sanction: Sanction | undefined, now: number): Sanction | undefined {
  if (sanction?.kind === 'mute' && now >= sanction.until) return undefined;
  return sanction;
}
