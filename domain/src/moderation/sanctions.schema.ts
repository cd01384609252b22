import { z } from 'zod';
import { REASON_MAX, REASON_TOO_LONG } from './moderation.constants.ts';

const WHY = { error: 'Please say why.' };

/** What staff say to the user. The user reads it word for word. */
const reason = z
  .string(WHY)
  .trim()
  .min(1, WHY)
  .max(REASON_MAX, { error: REASON_TOO_LONG })
  .refine((text) => !/\p{Cs}/u.test(text), { error: 'The reason has a character that cannot be stored.' });

/** Staff who imposed the sanction, and when (unix milliseconds). Documents from before both were recorded have neither. */
const imposed = {
  by: z.string().min(1).nullable().default(null),
  imposed_at: z.int().nullable().default(null),
};

const mute = z.object({
  kind: z.literal('mute'),
  /** Unix milliseconds. From this moment on the user may write again. */
  until: z.int(),
  reason,
  ...imposed,
});
const ban = z.object({ kind: z.literal('ban'), reason, ...imposed });

/** The one sanction of a user, under `sanctions/{uid}`. A mute stops them from writing, a ban from signing in. */
export const sanctionSchema = z.discriminatedUnion('kind', [mute, ban]);
export type Sanction = z.output<typeof sanctionSchema>;

const WHOM = { error: 'Please say whom.' };
const uid = z.string(WHOM).min(1, WHOM).max(128, { error: 'There is no such user.' });
const MINUTES = { error: 'A mute lasts from 1 minute to 30 days.' };

/** What staff send. The server's clock decides when a mute ends. */
export const mutePersonSchema = z.object({
  uid,
  minutes: z.int(MINUTES).min(1, MINUTES).max(43_200, MINUTES),
  reason,
});
export const banPersonSchema = z.object({ uid, reason });
export const liftSanctionSchema = z.object({ uid });

function hasEnded(sanction: Sanction, now: number): boolean {
  switch (sanction.kind) {
    case 'mute':
      return now >= sanction.until;
    case 'ban':
      return false;
  }
}

/** The sanction that is in force at `now` (unix milliseconds). Undefined when there is none or the mute has ended. */
export function activeSanction(sanction: Sanction | undefined, now: number): Sanction | undefined {
  return sanction && hasEnded(sanction, now) ? undefined : sanction;
}

const closing: Readonly<Record<Sanction['kind'], boolean>> = { mute: false, ban: true };

/** True if a sanction of this kind closes the account: the user cannot sign in, and their subscriptions do not renew. */
export function closesAccount(kind: Sanction['kind'] | undefined): boolean {
  return kind !== undefined && closing[kind];
}
