import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wipedAndSwept, withoutWebhooks, wrongHistories } from '../models/payment-histories/proofs.ts';
import { openStage, type Stage } from '../models/payment-histories/stage.ts';

vi.mock(
  '../../functions/src/platform/identity.ts',
  () => import('../models/payment-histories/auth-stand-in.ts'),
);

const SEEDS = [1, 2, 3];
const HISTORIES = 1000;
const EVENTS = 1000;
const HOUR_MS = 3_600_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each(SEEDS)('a membership, however events are delivered, seed %i', { timeout: HOUR_MS }, (seed) => {
  it(`follows Stripe, and each payment and refund is right, in ${HISTORIES} random histories`, async () => {
    expect((await wrongHistories(stage, { seed, histories: HISTORIES })).wrong).toEqual([]);
  });

  it('is right within ten minutes when no webhook arrives', async () => {
    expect((await withoutWebhooks(stage, { seed, people: 100 })).wrong).toEqual([]);
  });

  it(`is right after one sweep if the server’s records were lost after 80 % of ${EVENTS} events`, async () => {
    const { delivered, before, after, failed } = await wipedAndSwept(stage, {
      seed,
      people: 200,
      events: EVENTS,
    });
    expect(delivered).toBe(EVENTS);
    expect(before).not.toEqual([]);
    expect({ after, failed }).toEqual({ after: [], failed: 0 });
  });
});
