import { expect, it } from 'vitest';
import { compareDecisions, DECISIONS } from './compare.ts';

it('20,000 random decisions are those of the oracle, and every kind of decision is among them', () => {
  const { first, differences, counts } = compareDecisions(1, 20_000);
  expect(first).toBeUndefined();
  expect(differences).toBe(0);
  expect(Object.keys(counts).sort()).toEqual(DECISIONS);
  for (const [decision, count] of Object.entries(counts)) expect(count, decision).toBeGreaterThan(100);
});
