import { NOTICE_FRESH_SECONDS, NOTICES_KEPT } from '@boma/domain/notifications/notifications.constants.ts';
import type { Notice } from '@boma/domain/notifications/notifications.schema.ts';

type Notices = readonly Notice[];

/**
 * The list with what has come, the newest first and no more than three, and what of it is new. What was there before
 * and is now gone from the site stays: the list changes only through what is added.
 */
export function withAdded(list: Notices, come: Notices): { list: Notices; added: Notices } {
  const unknown = come.filter(({ id }) => !list.some((known) => known.id === id));
  const next = [...list, ...unknown].toSorted((a, b) => b.sent_at - a.sent_at).slice(0, NOTICES_KEPT);
  return { list: next, added: unknown.filter((notice) => next.includes(notice)) };
}

/** True if a notice is new enough for a toast. `now`: unix milliseconds by the server's clock. */
export function isFresh({ sent_at }: Notice, now: number): boolean {
  return now / 1000 - sent_at < NOTICE_FRESH_SECONDS;
}

/** No clock is wrong by more than this, in seconds: what is older by the device's clock is old by any. */
const WRONG_AT_MOST = 86_400;

/** Whether it can be fresh, as far as a device knows whose clock may be wrong. `now`: its unix milliseconds. */
export function canBeFresh({ sent_at }: Notice, now: number): boolean {
  return Math.abs(now / 1000 - sent_at) < WRONG_AT_MOST;
}
