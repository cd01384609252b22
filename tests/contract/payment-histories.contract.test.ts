import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { oneTry } from '../support/one-try.ts';
import { wipedAndSwept, withoutWebhooks, wrongHistories } from '../support/payment-histories/proofs.ts';
import { openStage, type Stage } from '../support/payment-histories/stage.ts';

vi.mock(
  '../../functions/src/platform/identity.ts',
  () => import('../support/payment-histories/no-claims.ts'),
);

const SEED = 20_261_121;
const HISTORIES = 150;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('whatever becomes of the webhooks', oneTry, () => {
  it(`ends in the state that Stripe has, with everybody’s money where it belongs, in ${HISTORIES} random histories`, async () => {
    const { wrong, paidBack, taken } = await wrongHistories(stage, { seed: SEED, histories: HISTORIES });
    expect(wrong).toEqual([]);
    // There was something to compare.
    expect(paidBack).toBeGreaterThan(20);
    expect(taken).toBeGreaterThan(5);
  }, 300_000);

  it('is right within ten minutes when none of them arrives', async () => {
    const { wrong, made } = await withoutWebhooks(stage, { seed: SEED, people: 30 });
    expect(wrong).toEqual([]);
    expect(made).toBeGreaterThan(100);
  }, 120_000);

  it('is right after one sweep when all that we keep was lost, which finds people by what their customers say', async () => {
    const { told, before, after, failed } = await wipedAndSwept(stage, {
      seed: SEED,
      people: 40,
      events: 150,
    });
    expect(told).toBe(150);
    expect(before).not.toEqual([]);
    expect({ after, failed }).toEqual({ after: [], failed: 0 });
  }, 120_000);
});
