import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { operation } from '../models/questions-and-views/operations.ts';
import { OracleStage } from '../models/questions-and-views/stage.ts';
import { oneTry } from '../support/one-try.ts';

/** In a separate project no trigger and no ticker writes. */
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = 'demo-boma-oracle';
});

const OPERATIONS = 5000;
const COMPARED_EVERY = 250;
const SEED = 20_261_122;

it(`plays ${OPERATIONS} random operations of questions, votes and views, and every outcome and state is the oracle's`, {
  ...oneTry,
  timeout: 900_000,
}, async () => {
  const stage = await OracleStage.open();
  const [operations = []] = fc.sample(
    fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS, size: 'max' }),
    { numRuns: 1, seed: SEED },
  );
  expect(operations).toHaveLength(OPERATIONS);
  const played = new Map<string, number>();
  for (const [index, each] of operations.entries()) {
    await stage.play(each);
    played.set(each.kind, (played.get(each.kind) ?? 0) + 1);
    if ((index + 1) % COMPARED_EVERY !== 0) continue;
    const { actual, expected } = await stage.states();
    expect(actual, `after ${index + 1} operations`).toEqual(expected);
  }
  console.log(`${OPERATIONS} operations, 0 mismatches:`, Object.fromEntries(played));
  expect(stage.oracle.chosen().length).toBeGreaterThan(0);
});
