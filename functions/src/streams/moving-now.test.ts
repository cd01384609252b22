import { expect, it } from 'vitest';
import { movingNow } from './moving-now.ts';

const seen = (slug: string, moved: number | null, still_slot = 700) => ({ slug, moved, still_slot });

it('names the cameras where something moved in the newest still, the most first', () => {
  expect(
    movingNow([seen('a', 40), seen('b', 29), seen('c', 90), seen('d', null), seen('e', 100, 699)]),
  ).toEqual({
    ts: 84_000,
    slugs: ['c', 'a'],
  });
});

it('names twelve at most, and is null where nothing moves', () => {
  const many = Array.from({ length: 20 }, (_, at) => seen(`camera-${String(at).padStart(2, '0')}`, 50));
  expect(movingNow(many)?.slugs).toHaveLength(12);
  expect(movingNow(many)?.slugs[11]).toBe('camera-11');
  expect(movingNow([seen('a', 10)])).toBeNull();
  expect(movingNow([])).toBeNull();
});
