import { expect, it } from 'vitest';
import { GaveUp, isGivenUp } from './firestore.ts';

const errorOf = (code: number, message = 'from the store') => Object.assign(new Error(message), { code });

it.each([
  [4, 'Deadline exceeded'],
  [8, 'Resource exhausted'],
  [10, 'Too much contention on these documents.'],
  [14, 'No connection established.'],
  [3, '3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.'],
  [3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.'],
])('what Firestore gives up with code %i (%s) may be repeated', (code, message) => {
  expect(isGivenUp(errorOf(code, message))).toBe(true);
});

it('a call that gave up may be repeated', () => {
  expect(isGivenUp(new GaveUp('Gave up counting.'))).toBe(true);
});

it.each([
  [
    'a wrong argument',
    errorOf(3, '3 INVALID_ARGUMENT: A document cannot be written because it is too large.'),
  ],
  ['a missing document', errorOf(5)],
  ['a refused one', errorOf(7)],
  ['an error of our own', new TypeError('undefined is not a function')],
  ['nothing', undefined],
])('%s is not given up', (_, error) => {
  expect(isGivenUp(error)).toBe(false);
});
