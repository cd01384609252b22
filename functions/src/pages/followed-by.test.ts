import { AppError } from '@boma/domain/errors.ts';
import { expect, it } from 'vitest';
import { followedBy } from './followed-by.ts';

const version = (valid_from: string, text = '') => ({ valid_from, text });
/** 23:59 on January 14 at camp. */
const NOW = Date.UTC(2027, 0, 14, 21, 59);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const begun = [version('2026-03-01'), version('2027-01-14')];
const coming = version('2027-01-15');

type Version = ReturnType<typeof version>;
const to = (next: Version | null, replaces: string | null = null) => ({ next, replaces });

function refusal(follows: ReturnType<typeof to>, versions = begun, now = NOW) {
  try {
    followedBy(versions, follows, now);
  } catch (error) {
    return error instanceof AppError ? { code: error.code, errors: error.details.errors } : error;
  }
  return 'passed';
}

it('lets a version follow, and takes another one in its place until its day', () => {
  const before = NOW - HOUR;
  expect(followedBy([], to(coming), before)).toEqual([coming]);
  const later = version('2027-03-01', 'new');
  expect(followedBy([...begun, coming], to(later, '2027-01-15'), NOW)).toEqual([...begun, later]);
  expect(followedBy([...begun, coming], to(null, '2027-01-15'), NOW)).toEqual(begun);
});

it('changes and removes no version whose day has begun at camp', () => {
  expect(refusal(to(version('2027-01-15', 'new')), begun, NOW - HOUR)).toBe('passed');
  const later = NOW + MINUTE;
  expect(refusal(to(version('2027-01-15', 'new')), [...begun, coming], later)).toEqual({
    code: 'invalid-input',
    errors: {
      'page.next.valid_from': [
        'This day has begun at camp. A version applies from a later day on, so that viewers can read it before.',
      ],
    },
  });
  expect(followedBy([...begun, coming], to(null), later)).toEqual([...begun, coming]);
  expect(followedBy([...begun, coming], to(version('2027-01-17')), later)).toEqual([
    ...begun,
    coming,
    version('2027-01-17'),
  ]);
});

it.each([
  ['removed', null],
  ['replaced', version('2027-03-01')],
])('refuses that a version is %s which has begun to apply since the editor read it', (_, next) => {
  expect(refusal(to(next, '2027-01-15'), [...begun, coming])).toBe('passed');
  expect(refusal(to(next, '2027-01-15'), [...begun, coming], NOW + MINUTE)).toEqual({
    code: 'invalid-input',
    errors: {
      'page.next.valid_from': [
        'This version has begun to apply at camp since you opened it, so it stays. Write one that follows it.',
      ],
    },
  });
});

it('takes no version within the hour before its day, because caches have pages that do not know it', () => {
  expect(refusal(to(coming), begun, NOW - HOUR)).toBe('passed');
  expect(refusal(to(coming), begun, NOW - HOUR + 2 * MINUTE)).toEqual({
    code: 'invalid-input',
    errors: {
      'page.next.valid_from': [
        'This day begins at camp within the hour. Choose a later one, so that viewers can read the version before it applies.',
      ],
    },
  });
});

it('keeps twenty versions', () => {
  const many = Array.from({ length: 19 }, (_, at) => version(`2025-01-${at + 10}`));
  expect(followedBy(many, to(coming), NOW - HOUR)).toHaveLength(20);
  expect(refusal(to(coming), [...many, version('2026-01-01')], NOW - HOUR)).toMatchObject({
    errors: { 'page.next.valid_from': [expect.stringMatching(/^20 versions are kept/)] },
  });
});
