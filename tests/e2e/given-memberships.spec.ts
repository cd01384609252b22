import { userOf } from '../support/payments.ts';
import { registerMember } from '../support/people/members.ts';
import { site } from '../support/run.ts';
import { profile } from './support/account-forms.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { subscriptionBlock } from './support/payment-pages.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

const REASON = 'For the films of the hyena den.';

test('an admin finds a viewer by address, syncs with Stripe and gives a membership, which the viewer sees until it is taken back', async ({
  page,
  browser,
}) => {
  await newPerson(page, { roles: ['admin'] });
  const viewerPage = await (await browser.newContext({ baseURL: site() })).newPage();
  const viewer = await newPerson(viewerPage);
  const name = (await userOf(viewer)).display_name;
  await openAlive(page, '/staff/memberships');
  await page.getByRole('searchbox', { name: 'Name' }).fill(viewer.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Membership of ${name}` })).toBeVisible();
  await expect(page.getByText('Never paid for a membership: Stripe and the site agree.')).toBeVisible();
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(
    page.getByText('Synced. Never paid for a membership: Stripe and the site agree.'),
  ).toBeVisible();

  await page.getByRole('spinbutton', { name: 'Days from now' }).fill('30');
  await page.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await page.getByRole('button', { name: 'Give it' }).click();
  await expect(page.getByText(`${name} has the access of a member.`)).toBeVisible();
  await expectNoAxeFindings(page);

  await openAlive(viewerPage, profile);
  const block = subscriptionBlock(viewerPage);
  await expect(block).toContainText('We have given you Premium until');
  await expect(block).toContainText(`“${REASON}”`);
  await expect(block).toContainText('Nothing is charged for it, and it ends by itself.');
  await expectNoAxeFindings(viewerPage);

  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(page.getByText('The gift is taken back.')).toBeVisible();
  await viewerPage.reload();
  await expect(block).toContainText('You have no membership yet.');
  await viewerPage.context().close();
});

test('a moderator reads on a phone what Stripe says of a member, and can give nothing', async ({ page }) => {
  const member = await registerMember();
  await page.setViewportSize({ width: 390, height: 844 });
  await newPerson(page, { roles: ['zoomie'] });
  await openAlive(page, `/staff/memberships/${member.uid}`);
  await expect(page.getByText('Stripe and the site agree.', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Plan/ })).toContainText('$4.99 + VAT');
  await expect(page.getByRole('list', { name: 'Invoices' })).toContainText('paid');
  await expect(page.getByRole('button', { name: 'Give it' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoAxeFindings(page);
});
