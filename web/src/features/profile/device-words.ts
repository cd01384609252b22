import { dateWords } from '../../lib/moments.ts';
import { daysBetween } from '../../lib/wall-clock.ts';

/** 'today', 'yesterday', 'on Mar 3, 2026': the server knows the last use to a day, so nothing finer would be true. */
export function dayWords(then: number, now: number): string {
  const days = daysBetween(then, now);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `on ${dateWords(then)}`;
}
