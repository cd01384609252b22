import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wipedAndSwept, withoutWebhooks, wrongHistories } from '../models/payment-histories/proofs.ts';
import { openStage, type Stage } from '../models/payment-histories/stage.ts';
import { oneTry } from '../support/one-try.ts';
import { sharesToPlay } from '../support/random-share.ts';

vi.mock(
  '../../functions/src/platform/identity.ts',
  () => import('../models/payment-histories/auth-stand-in.ts'),
);

const SEED = 20_261_121;
/** In each share. */
const HISTORIES = 50;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each(sharesToPlay())('a membership, however events are delivered, share %i', oneTry, (share) => {
  const seed = SEED + share;

  it(`follows Stripe, and each payment and refund is right, in ${HISTORIES} random histories`, async () => {
    const { wrong, duplicates, refunds } = await wrongHistories(stage, { seed, histories: HISTORIES });
    expect(wrong).toEqual([]);
    // The histories had duplicates and refunds to judge.
    expect(duplicates).toBeGreaterThan(6);
    expect(refunds).toBeGreaterThan(1);
  }, 300_000);

  it('is right within ten minutes when no webhook arrives', async () => {
    const { wrong, handled } = await withoutWebhooks(stage, { seed, people: 10 });
    expect(wrong).toEqual([]);
    expect(handled).toBeGreaterThan(33);
  });

  it('is right after one sweep when all payment data was lost: the sweep finds users by their customers', async () => {
    const { delivered, before, after, failed } = await wipedAndSwept(stage, { seed, people: 14, events: 50 });
    expect(delivered).toBe(50);
    expect(before).not.toEqual([]);
    expect({ after, failed }).toEqual({ after: [], failed: 0 });
  });
});
