import { expect, it } from 'vitest';
import { wasAway } from './absence.ts';
import { missedSince } from './missed.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-05T12:00:00Z');
const seen = (id: string, hoursAgo: number, kind = 1) => ({
  id,
  created_ts: (NOW - hoursAgo * HOUR) / 1000,
  caption: id,
  stream: { slug: 'tau' },
  notification_category_id: kind,
});

it('an absence counts from an hour to a month', () => {
  expect(wasAway(undefined, NOW)).toBe(false);
  expect(wasAway(NOW - HOUR + 1, NOW)).toBe(false);
  expect(wasAway(NOW - HOUR, NOW)).toBe(true);
  expect(wasAway(NOW - 31 * 24 * HOUR, NOW)).toBe(false);
});

it('names the newest three of the wanted kinds, and counts all', () => {
  const sightings = [
    seen('lion', 5),
    seen('genet', 4, 8),
    seen('leopard', 3),
    seen('cheetah', 2),
    seen('cub', 1),
  ];
  const missed = missedSince(sightings, NOW - 6 * HOUR, [{ id: 1 }]);
  expect(missed?.count).toBe(4);
  expect(missed?.named.map(({ id }) => id)).toEqual(['cub', 'cheetah', 'leopard']);
  expect(missedSince(sightings, NOW - 6 * HOUR, [])?.count).toBe(5);
  expect(missedSince(sightings, NOW - HOUR, [])).toBeUndefined();
});
