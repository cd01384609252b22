import { z } from 'zod';
import { documentId } from '../identifiers.ts';
import { shownText } from '../shown-text.ts';
import { GIFT_DAYS, GIFT_REASON_MAX } from './gifts.constants.ts';

const uid = z.string({ error: 'Please say whom.' }).pipe(documentId('There is no such user.'));
const DAYS = { error: `Give ${GIFT_DAYS.min} to ${GIFT_DAYS.max} whole days.` };

export const giveMembershipInput = z.strictObject({
  uid,
  /** From now on. */
  days: z.int(DAYS).min(GIFT_DAYS.min, DAYS).max(GIFT_DAYS.max, DAYS),
  /** The member reads it. */
  reason: shownText({
    max: GIFT_REASON_MAX,
    missing: 'Say why. The member reads it.',
    tooLong: `The reason has ${GIFT_REASON_MAX} characters at most.`,
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
