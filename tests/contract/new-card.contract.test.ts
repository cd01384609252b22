import { cardForm, submit } from '@boma/stripe-simulator/visitor.ts';
import { expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { settleWebhooks, stripe } from '../support/payments.ts';
import { registerMember } from '../support/people/members.ts';

it('a card that a member saves in the portal is charged from then on, in place of that of the checkout', async () => {
  const { token, subscription, customer } = await registerMember();
  const charged = async () => (await stripe().subscriptions.retrieve(subscription)).default_payment_method;
  const saved = async () => {
    const owner = await stripe().customers.retrieve(customer);
    return owner.deleted ? null : owner.invoice_settings.default_payment_method;
  };
  const before = await charged();
  expect(before).toMatch(/^pm_/);
  const { link } = (await call('portalLink', { token, query: { flow: 'update' } })).data;
  expect((await submit(`${link}/card`, cardForm())).status).toBe(303);
  expect(await saved()).not.toBe(before);
  await settleWebhooks();
  expect(await charged()).toBe(await saved());
});
