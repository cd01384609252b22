import { expect, it } from 'vitest';
import { type View, viewIdentity, viewMarkEnd } from './views.policy.ts';

const MONDAY = Date.UTC(2026, 10, 23);
const HOUR = 3_600_000;
const view = (change: Partial<View> = {}): View => ({
  kind: 'video',
  item: '12',
  person: 'u1',
  at: MONDAY,
  ...change,
});

it('R7-039 counts one view per person, item and day', () => {
  const first = viewIdentity(view());
  expect(viewIdentity(view({ at: MONDAY + 24 * HOUR - 1 }))).toBe(first);
  expect(viewIdentity(view({ at: MONDAY + 24 * HOUR }))).not.toBe(first);
  expect(viewIdentity(view({ at: MONDAY - 1 }))).not.toBe(first);
  expect(viewIdentity(view({ item: '1' }))).not.toBe(first);
  expect(viewIdentity(view({ person: 'u2' }))).not.toBe(first);
  expect(viewIdentity(view({ item: '1', person: '2u1' }))).not.toBe(
    viewIdentity(view({ item: '12', person: 'u1' })),
  );
});

it('R7-039 counts 10,000 random views by 100 people in a week as the distinct people, items and days', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const views = Array.from({ length: 10_000 }, () => ({
    person: random(100),
    item: random(20),
    day: random(7),
    millis: random(24 * HOUR),
  }));
  const expected = new Set(views.map(({ person, item, day }) => person + 100 * item + 2000 * day)).size;
  const counted = new Set(
    views.map(({ person, item, day, millis }) =>
      viewIdentity(view({ person: `u${person}`, item: String(item), at: MONDAY + day * 24 * HOUR + millis })),
    ),
  ).size;
  expect(expected).toBeGreaterThan(5000);
  expect(expected).toBeLessThan(10_000);
  expect(counted).toBe(expected);
});

it('keeps a mark until its day is over', () => {
  expect(viewMarkEnd(MONDAY)).toBe(MONDAY + 48 * HOUR);
});
