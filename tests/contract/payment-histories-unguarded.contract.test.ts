import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { wrongHistories } from '../models/payment-histories/proofs.ts';
import { openStage, type Stage } from '../models/payment-histories/stage.ts';

vi.mock(
  '../../functions/src/platform/identity.ts',
  () => import('../models/payment-histories/auth-stand-in.ts'),
);
/** The product without its guard: a sync is written even if a newer one was written before. */
vi.mock('../../functions/src/sync/ticket.ts', async (original) => ({
  ...(await original()),
  isOutdated: () => false,
}));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('the same histories find the fault when an older sync may overwrite a newer one', async () => {
  const { wrong } = await wrongHistories(stage, { seed: 20_261_121, histories: 50, enough: 1 });
  expect(wrong.length).toBeGreaterThan(0);
}, 300_000);
