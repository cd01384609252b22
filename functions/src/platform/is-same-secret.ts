import { timingSafeEqual } from 'node:crypto';

/** True if a caller gave the right text. How long the answer takes says nothing about the right text but its length. */
export function isSameSecret(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
