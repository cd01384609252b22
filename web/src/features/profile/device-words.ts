import { dateWords } from '../../lib/moments.ts';

const DAY = 86_400_000;

/** Midnights between two moments, by the viewer's clock. */
function daysBetween(then: number, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(then)) / DAY);
}

/** 'today', 'yesterday', 'on Mar 3, 2026': the server knows the last use to a day, so nothing finer would be true. */
export function dayWords(then: number, now: number): string {
  const days = daysBetween(then, now);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `on ${dateWords(then)}`;
}
