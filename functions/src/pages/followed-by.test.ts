import { AppError } from '@boma/domain/errors.ts';
import { expect, it } from 'vitest';
import { followedBy } from './followed-by.ts';

const version = (valid_from: string, text = '') => ({ valid_from, text });
/** 23:59 on January 14 at camp. */
const NOW = Date.UTC(2027, 0, 14, 21, 59);
const MINUTE = 60_000;
const begun = [version('2026-03-01'), version('2027-01-14')];
const coming = version('2027-01-15');

function refusal(next: { valid_from: string; text: string }, versions = begun, now = NOW) {
  try {
    followedBy(versions, next, now);
  } catch (error) {
    return error instanceof AppError ? { code: error.code, errors: error.details.errors } : error;
  }
  return 'passed';
}

it('lets a version follow, and takes another one in its place until its day', () => {
  expect(followedBy([], coming, NOW)).toEqual([coming]);
  expect(followedBy([...begun, coming], version('2027-03-01', 'new'), NOW)).toEqual([
    ...begun,
    version('2027-03-01', 'new'),
  ]);
  expect(followedBy([...begun, coming], null, NOW)).toEqual(begun);
});

it('changes and removes no version whose day has begun at camp', () => {
  expect(refusal(version('2027-01-15', 'new'))).toBe('passed');
  const later = NOW + MINUTE;
  expect(refusal(version('2027-01-15', 'new'), [...begun, coming], later)).toEqual({
    code: 'invalid-input',
    errors: {
      'page.next.valid_from': [
        'This day has begun at camp. A version applies from a later day on, so that viewers can read it before.',
      ],
    },
  });
  expect(followedBy([...begun, coming], null, later)).toEqual([...begun, coming]);
  expect(followedBy([...begun, coming], version('2027-01-16'), later)).toEqual([
    ...begun,
    coming,
    version('2027-01-16'),
  ]);
});

it('keeps twenty versions', () => {
  const many = Array.from({ length: 19 }, (_, at) => version(`2025-01-${at + 10}`));
  expect(followedBy(many, coming, NOW)).toHaveLength(20);
  expect(refusal(coming, [...many, version('2026-01-01')])).toMatchObject({
    errors: { 'page.next.valid_from': [expect.stringMatching(/^20 versions are kept/)] },
  });
});
