import { MOVES, type Move } from '@boma/domain/questions/questions.schema.ts';
import fc from 'fast-check';

export const PEOPLE = 6;
export const VIDEOS = 3;

/** A number that chooses one of the questions there are by then. */
const which = fc.nat(1000);
const person = fc.nat(PEOPLE - 1);

/** Questions are asked, voted for, moved and merged; videos are viewed; views are folded; and days pass. */
export const operation = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ask' as const) }) },
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('vote' as const), which, person, vote: fc.boolean() }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      which,
      to: fc.constantFrom<Move>(...MOVES),
      /** Staff saw another stage than the question has. */
      isLate: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('merge' as const), which, into: which }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('view' as const), person, video: fc.nat(VIDEOS - 1) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fold' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 9 }) }),
  },
);
export type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;
