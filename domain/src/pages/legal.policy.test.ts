import { expect, it } from 'vitest';
import { campDayBounds } from '../camp-time.ts';
import { beginOf, nextChange, nextVersion, shownVersions, validVersion } from './legal.policy.ts';

const [old, now, next] = ['2026-03-01', '2026-11-28', '2027-01-15'].map((valid_from) => ({ valid_from }));
const versions = [old, now, next].filter((each) => each !== undefined);

it.each([
  ['2026-02-28', undefined, old],
  ['2026-03-01', old, now],
  ['2027-01-14', now, next],
  ['2027-01-15', next, undefined],
])('on %s another version applies, and another one follows', (day, valid, following) => {
  const at = Date.parse(`${day}T12:00:00Z`);
  expect([validVersion(versions, at), nextVersion(versions, at)]).toEqual([valid, following]);
});

it('counts days as the rest of the site does', () => {
  for (const valid_from of ['2027-01-15', '2028-02-29'])
    expect(beginOf({ valid_from })).toBe(campDayBounds(valid_from).from);
});

it('changes at midnight at camp, which is 22:00 in London', () => {
  const before = Date.UTC(2027, 0, 14, 21, 59, 59);
  const midnight = Date.UTC(2027, 0, 14, 22);
  expect(shownVersions(versions, before)).toEqual([now, next]);
  expect(nextChange(versions, before)).toBe(midnight);
  expect(shownVersions(versions, midnight)).toEqual([next]);
  expect(nextChange(versions, midnight)).toBeUndefined();
});

it('shows only what is written', () => {
  const day = Date.UTC(2026, 11, 1);
  expect(shownVersions([], day)).toEqual([]);
  expect(shownVersions([{ valid_from: '2027-01-15' }], day)).toEqual([{ valid_from: '2027-01-15' }]);
});
