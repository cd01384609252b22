import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eachLimited } from '../../../functions/src/platform/each-limited.ts';
import { control, dropWebhooks, stripe } from '../../support/payments.ts';
import { accountButton, fillIn, profile, registerButton } from '../support/account-forms.ts';
import { expectPlays, streamPage } from '../support/cameras.ts';
import { offers } from '../support/offers.ts';
import {
  CARDS,
  comeBack,
  congratulations,
  ENDING,
  expectCheckout,
  payButton,
  payWith,
  portalButton,
  subscribePage,
  subscribeWith,
  subscriptionRows,
} from '../support/payment-pages.ts';
import { expect, openAlive, test } from '../support/test.ts';

const DAY = 86_400;
/** Longer than the server waits between two syncs of one user with Stripe, while other users renew too. */
const TRUTH = { timeout: 60_000 };
const FAILED_CHARGES = 4;

const main = (page: Page) => page.getByRole('main');
const action = (page: Page, name: string) =>
  subscriptionRows(page).first().getByRole('link', { name, exact: true });
const pass = (days: number) => control('clock', { advance: days * DAY });

async function expectPlaying(page: Page): Promise<void> {
  await openAlive(page, streamPage('hyena-den'));
  await expectPlays(page, 'Hyena Den');
  await expect(offers(page)).toHaveCount(0);
}

async function expectLocked(page: Page): Promise<void> {
  await openAlive(page, streamPage('hyena-den'));
  await expect(main(page).getByRole('link', { name: 'SUBSCRIBE', exact: true })).toBeVisible(TRUTH);
  await expect(main(page).locator('video')).toHaveCount(0);
}

/** Reloads the page until the check passes: changes at Stripe show on the next load. */
async function expectStatus(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await openAlive(page, profile);
    await expect(subscriptionRows(page).first()).toContainText(words, { timeout: 5000 });
  }).toPass(TRUTH);
}

async function customerOf(email: string): Promise<string> {
  const [customer] = (await stripe().customers.list({ email })).data;
  if (!customer) throw new Error(`Stripe has no customer with the address ${email}.`);
  return customer.id;
}

// Otherwise the renewals of other tests' members would keep the webhooks busy for minutes.
test.beforeEach(async () => {
  const others: string[] = [];
  for await (const { id, status } of stripe().subscriptions.list({ limit: 100 }))
    if (status !== 'incomplete_expired') others.push(id);
  await dropWebhooks(true);
  await eachLimited(others, 8, async (id) => void (await stripe().subscriptions.cancel(id)));
  await dropWebhooks(false);
});

test('a viewer subscribes, cancels, undoes that, gets a refund, subscribes again, and fails to pay a month later', async ({
  page,
  consoleWatch,
}) => {
  test.setTimeout(400_000);
  // The browser itself reports every playback that is refused.
  consoleWatch.allowError(/^Failed to load resource/);
  const person = { email: `${randomUUID()}@boma.test`, password: 'a-long-walk' };

  await test.step('registers, pays with a declined card, then with a good one', async () => {
    await openAlive(page, subscribePage);
    await expect.poll(() => offers(page).count()).toBeGreaterThan(0);
    await fillIn(main(page), person);
    await registerButton(main(page)).click();
    await payButton(page).click();
    await expectCheckout(page);
    await payWith(page, CARDS.declined);
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await payWith(page, CARDS.good);
    await expect(congratulations(page)).toBeVisible(TRUTH);
    await expectPlaying(page);
    await accountButton(page).click();
    await expect(page.getByRole('menuitem', { name: 'Manage Subscription' })).toBeVisible();
  });

  await test.step('cancels and stays a member until the end of the paid period', async () => {
    await expectStatus(page, 'Next charge:');
    await action(page, 'Cancel').click();
    await portalButton(page, 'Cancel subscription').click();
    await expect(page).toHaveURL(profile);
    await expect(subscriptionRows(page).first()).toContainText(ENDING, TRUTH);
    await pass(10);
    await expectStatus(page, ENDING);
    await expectPlaying(page);
  });

  await test.step('undoes the cancellation', async () => {
    await openAlive(page, profile);
    await action(page, 'Undo the cancellation').click();
    await portalButton(page, 'Don’t cancel').click();
    await comeBack(page);
    await expect(subscriptionRows(page).first()).toContainText('Next charge:', TRUTH);
  });

  await test.step('gets a refund within 14 days, and the camera is locked', async () => {
    await subscriptionRows(page).getByRole('button', { name: 'Refund and cancel' }).click();
    await subscriptionRows(page).getByRole('button', { name: 'Yes, refund and cancel' }).click();
    await expect(subscriptionRows(page).first()).toContainText('Premium: cancelled', TRUTH);
    await expectLocked(page);
  });

  await test.step('subscribes again, a payment fails a month later, and another card pays what is owed', async () => {
    await subscribeWith(page);
    await control('charges/fail', { customer: await customerOf(person.email), times: 1 });
    await pass(32);
    await expectStatus(page, 'did not go through');
    await action(page, 'Update').click();
    await payWith(page, '5555 5555 5555 4444', /^Save card/);
    await expectStatus(page, 'Next charge:');
  });

  await test.step('and another month later: a week of grace, then locked', async () => {
    const customer = await customerOf(person.email);
    await control('charges/fail', { customer, times: FAILED_CHARGES });
    await pass(32);
    await expectStatus(page, 'did not go through');
    await expect(subscriptionRows(page).getByRole('button', { name: 'Refund and cancel' })).toHaveCount(0);
    await expectPlaying(page);
    await pass(8);
    await expectStatus(page, 'Premium: cancelled');
    await expectLocked(page);
    await accountButton(page).click();
    await expect(page.getByRole('menuitem', { name: 'Re-Subscribe' })).toBeVisible();
  });
});
