import { describe, expect, it } from 'vitest';
import { againAt, overlappingShows } from './overlap.policy.ts';
import { plannedView } from './shows.fixtures.ts';

const at = (id: number, show_ts: number, change: object = {}) => ({
  ...plannedView,
  id,
  show_ts,
  minutes: 60,
  code: 'tau',
  youtube_id: null,
  show_type: { type: `kind-${id}`, title: 'A kind' },
  ...change,
});
const ids = (shows: readonly { id: number }[]) => shows.map(({ id }) => id);

describe('overlappingShows', () => {
  const show = at(1, 10_000);

  it('finds shows at the same place whose time overlaps, and not the one that begins as it ends', () => {
    const others = [at(2, 13_599), at(3, 13_600), at(4, 6401), at(5, 6400), show];
    expect(ids(overlappingShows(show, others))).toEqual([2, 4]);
  });

  it('finds shows of the same kind elsewhere, and none elsewhere of another kind', () => {
    const same = { show_type: show.show_type };
    const others = [at(2, 10_000, { code: 'tembe' }), at(3, 10_000, { code: 'tembe', ...same })];
    expect(ids(overlappingShows(show, others))).toEqual([3]);
    const later = at(6, 10_000, { code: null });
    expect(overlappingShows(later, [at(7, 10_000, { code: null })])).toEqual([]);
  });

  it('leaves cancelled shows out on both sides', () => {
    expect(overlappingShows(show, [at(2, 10_000, { cancelled: true })])).toEqual([]);
    expect(overlappingShows({ ...show, cancelled: true }, [at(2, 10_000)])).toEqual([]);
  });
});

describe('againAt', () => {
  const WEEK = 604_800;

  it('is a week later, or the first week to come after a show that has passed', () => {
    expect(againAt(at(1, 10_000), 0)).toBe(10_000 + WEEK);
    expect(againAt(at(1, 10_000), (10_000 + 3 * WEEK + 1) * 1000)).toBe(10_000 + 4 * WEEK);
  });

  it('is the same time for a cancelled show that is still to come', () => {
    expect(againAt(at(1, 10_000, { cancelled: true }), 0)).toBe(10_000);
    expect(againAt(at(1, 10_000, { cancelled: true }), 10_001_000)).toBe(10_000 + WEEK);
  });
});
