import { CARDS, cardForm, openCheckout, submit } from '@boma/stripe-simulator/testing.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handleEvent } from '../../functions/src/events/handle-event.ts';
import { newPlayers } from '../models/payment-histories/play.ts';
import { openStage, type Stage } from '../models/payment-histories/stage.ts';
import { stored } from '../support/stored.ts';

vi.mock(
  '../../functions/src/platform/identity.ts',
  () => import('../models/payment-histories/auth-stand-in.ts'),
);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

it.each([
  ['won', 'active'],
  ['warning_closed', 'active'],
  ['lost', 'deleted'],
] as const)('an event about a dispute that arrives after the bank’s verdict %s leaves the membership %s', async (verdict, status) => {
  const [player] = await newPlayers(1);
  const uid = player?.uid ?? '';
  const { id: customer } = await stage.stripe.customers.create({ metadata: { uid } });
  const { url } = await openCheckout(stage.stripe, { customer });
  await submit(url ?? '', cardForm(CARDS.good));
  const { data: charges } = await stage.stripe.charges.list({ customer });
  await stage.control('disputes', { charge: charges[0]?.id });
  const { data: disputes } = await stage.stripe.disputes.list();
  await stage.control(`disputes/${disputes[0]?.id}/close`, { status: verdict });
  for (const { event } of await stage.newEvents()) await handleEvent({ ctx: stage.ctx(), input: event });
  expect((await stored.membership(uid).get()).data()?.status).toBe(status);
});
