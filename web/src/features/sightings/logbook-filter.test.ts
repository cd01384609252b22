import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { describe, expect, it } from 'vitest';
import { byDay, filterOf, searchOf, withLive } from './logbook-filter.ts';

const at = (number: number, change: Partial<typeof lions> = {}) => ({
  ...lions,
  id: `s${number}`,
  created_ts: lions.created_ts + number,
  ...change,
});
const heard = (...items: readonly Sighting[]) => ({ items, size: items.length });
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('an open logbook', () => {
  it('R7-102 R4-088 puts a new sighting first', () => {
    expect(idsOf(withLive([at(2), at(1)], heard(at(3), at(2), at(1)), {}))).toEqual(['s3', 's2', 's1']);
  });

  it('R7-103 R4-088 drops a removed one', () => {
    expect(idsOf(withLive([at(3), at(2), at(1)], heard(at(3), at(1)), {}))).toEqual(['s3', 's1']);
  });

  it('shows a sighting as staff have corrected it', () => {
    const corrected = at(2, { caption: 'Two lionesses' });
    const shown = withLive([at(3), at(2), at(1)], heard(at(3), corrected, at(1)), {});
    expect(shown.map(({ id, caption }) => [id, caption])).toEqual([
      ['s3', lions.caption],
      ['s2', 'Two lionesses'],
      ['s1', lions.caption],
    ]);
  });

  it('drops one whose corrected species does not fit the filter any more', () => {
    const filter = { species: 'lion' };
    expect(idsOf(withLive([at(2)], heard(at(2)), filter))).toEqual(['s2']);
    expect(withLive([at(2)], heard(at(2, { species: 'leopard' })), filter)).toEqual([]);
  });

  it('keeps what is older than the listener knows', () => {
    const live = Array.from({ length: 20 }, (_, index) => at(40 - index));
    const listed = [...live, at(5), at(4)];
    expect(idsOf(withLive(listed, heard(...live), {})).slice(-3)).toEqual(['s21', 's5', 's4']);
    expect(idsOf(withLive(listed, undefined, {}))).toEqual(idsOf(listed));
    // One of the twenty that the listener has is of a newer server, and the page cannot read it.
    const { items } = heard(...live.slice(1));
    expect(idsOf(withLive(listed, { items, size: 20 }, {})).slice(-3)).toEqual(['s21', 's5', 's4']);
    expect(idsOf(withLive(listed, { items: [], size: 20 }, {}))).toEqual(idsOf(listed));
  });

  it('adds only what its filter lets through', () => {
    const live = [at(9, { species: 'zebra' }), at(8, { stream: { slug: 'tembe' } }), at(7)];
    expect(idsOf(withLive([], heard(...live), { camera: 'tau', species: 'lion' }))).toEqual(['s7']);
    expect(idsOf(withLive([], heard(...live), { day: '2026-03-04' }))).toEqual([]);
    expect(idsOf(withLive([], heard(...live), { day: '2026-03-05' }))).toEqual(['s9', 's8', 's7']);
  });
});

it('groups by day at camp', () => {
  const late = at(0, { id: 'late', created_ts: Date.parse('2026-03-04T22:00:00Z') / 1000 });
  const before = at(0, { id: 'before', created_ts: Date.parse('2026-03-04T21:59:00Z') / 1000 });
  expect(byDay([late, before]).map(([day, sightings]) => [day, idsOf(sightings)])).toEqual([
    ['2026-03-05', ['late']],
    ['2026-03-04', ['before']],
  ]);
});

it('writes a filter into an address and reads it back', () => {
  const filter = { camera: 'tau', species: 'wild dog', day: '2026-03-05' };
  expect(searchOf(filter)).toBe('?camera=tau&species=wild+dog&day=2026-03-05');
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(searchOf({ camera: '' })).toBe('');
  expect(filterOf('?camera=&utm=1')).toEqual({});
});
