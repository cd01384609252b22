import { z } from 'zod';
import { documentId } from '../identifiers.ts';
import { shownText } from '../shown-text.ts';
import { GIFT_DAYS } from './gifts.constants.ts';

const uid = z.string({ error: 'Please say whom.' }).pipe(documentId('There is no such user.'));
/** Characters. */
const REASON_MAX = 200;
const DAYS = { error: `Give ${GIFT_DAYS.min} to ${GIFT_DAYS.max} whole days.` };

export const giveMembershipInput = z.strictObject({
  uid,
  /** From now on. */
  days: z.int(DAYS).min(GIFT_DAYS.min, DAYS).max(GIFT_DAYS.max, DAYS),
  /** The member reads it. */
  reason: shownText({
    max: REASON_MAX,
    missing: 'Say why. The member reads it.',
    tooLong: `The reason has ${REASON_MAX} characters at most.`,
  }),
});
export type GiveMembershipInput = z.output<typeof giveMembershipInput>;

export const takeMembershipInput = z.strictObject({ uid });

/** A membership that staff have given, as its member reads of it. */
export const giftViewSchema = z.object({
  /** Unix milliseconds. */
  until: z.int(),
  /** Empty for one from before reasons were asked for. */
  reason: z.string(),
});
export type GiftView = z.output<typeof giftViewSchema>;
