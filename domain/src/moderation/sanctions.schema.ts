import { z } from 'zod';
import { shownText } from '../shown-text.ts';
import { REASON_MAX, REASON_TOO_LONG } from './moderation.constants.ts';
import { kindOf, SANCTION_KINDS, type SanctionKind } from './sanction-kinds.ts';

/** What staff say to the user. The user reads it word for word. */
const reason = shownText({
  max: REASON_MAX,
  tooLong: REASON_TOO_LONG,
  missing: 'Please say why.',
  lines: true,
});

const kind = z.enum(SANCTION_KINDS, { error: 'There is no such kind of sanction.' });

/** Only the kinds that end after a time have an end. */
const hasItsEnd = (each: SanctionKind, end: number | null | undefined): boolean =>
  kindOf(each).endsByItself === (typeof end === 'number');

/** The one sanction of a user, under `sanctions/{uid}`. Times are unix milliseconds. */
export const sanctionSchema = z
  .object({
    kind,
    /** From this moment on the sanction is over. Null for a kind that ends when staff lift it. */
    until: z.int().nullable().default(null),
    reason,
    /** Staff who imposed it, and when. Documents from before both were recorded have neither. */
    by: z.string().min(1).nullable().default(null),
    imposed_at: z.int().nullable().default(null),
  })
  .refine((each) => hasItsEnd(each.kind, each.until), { path: ['until'] });
export type Sanction = z.output<typeof sanctionSchema>;

const WHOM = { error: 'Please say whom.' };
const uid = z.string(WHOM).min(1, WHOM).max(128, { error: 'There is no such user.' });
const MINUTES = { error: 'Please choose from 1 minute to 30 days.' };

/** What staff send. The server's clock decides when a sanction ends. */
export const imposeSanctionInput = z
  .object({
    uid,
    kind,
    /** Only for a kind that ends after a time. */
    minutes: z.int(MINUTES).min(1, MINUTES).max(43_200, MINUTES).optional(),
    reason,
  })
  .refine((input) => hasItsEnd(input.kind, input.minutes), {
    path: ['minutes'],
    error: ({ input }) =>
      (input as { minutes?: number }).minutes === undefined
        ? 'Please say for how long.'
        : 'This sanction lasts until staff lift it.',
  });
export type ImposeSanctionInput = z.output<typeof imposeSanctionInput>;

export const liftSanctionInput = z.object({ uid });

/** The sanction that is in force at `now` (unix milliseconds). Undefined when there is none or it has ended. */
export function activeSanction(sanction: Sanction | undefined, now: number): Sanction | undefined {
  return sanction && sanction.until !== null && now >= sanction.until ? undefined : sanction;
}
