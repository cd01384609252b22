import { z } from 'zod';
import { REASON_MAX, REASON_TOO_LONG } from './moderation.constants.ts';

/** What staff say to the person: shown to them word for word. */
const reason = z
  .string({ error: 'Please say why.' })
  .trim()
  .min(1, { error: 'Please say why.' })
  .max(REASON_MAX, { error: REASON_TOO_LONG });

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

const uid = z.string({ error: 'Please say whom.' }).min(1, { error: 'Please say whom.' }).max(128);
const MINUTES = { error: 'A mute lasts from 1 minute to 30 days.' };

/** What staff send. The end of a mute is worked out by the server's clock. */
export const mutePersonSchema = z.object({
  uid,
  minutes: z.int(MINUTES).min(1, MINUTES).max(43_200, MINUTES),
  reason,
});
export const banPersonSchema = z.object({ uid, reason });
export const liftSanctionSchema = z.object({ uid });

/** The sanction that holds at `now` (unix milliseconds); undefined when there is none, or it has run out. */
export function activeSanction(sanction: Sanction | undefined, now: number): Sanction | undefined {
  if (sanction?.kind === 'mute' && now >= sanction.until) return undefined;
  return sanction;
}
