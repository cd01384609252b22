import { expect, it } from 'vitest';
import { compareDecisions } from '../models/alert-decisions/compare.ts';

const SEEDS = 10;
const EACH = 100_000;

it('1,000,000 random decisions about alerts are those of the oracle', { timeout: 1_200_000 }, () => {
  let compared = 0;
  for (let seed = 100; seed < 100 + SEEDS; seed += 1) {
    const { first, differences } = compareDecisions(seed, EACH);
    expect(first).toBeUndefined();
    expect(differences).toBe(0);
    compared += EACH;
  }
  expect(compared).toBe(1_000_000);
});
