import { freePreview } from '../../web/src/config/free-preview.ts';
import { accountButton } from './support/account-forms.ts';
import { streamPage } from './support/cameras.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

const toaster = '[data-toaster]';
const somewhere = '/wildlife/about-us';

test('R1-038 R1-039 R1-040 a viewer of the free preview reads once when it ends and how to continue', async ({
  page,
}) => {
  await newPerson(page, { isFree: true });
  await openAlive(page, somewhere);
  const notice = page.locator(toaster).getByText('Premium is free for you');
  await expect(notice).toContainText(`until ${freePreview.until}`);
  await expect(notice).toHaveText(
    'Premium is free for you until the end of April 2021. From 1 May 2021 you need a subscription.',
  );
  await page.locator(toaster).getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/wildlife/subscribe');
  await expect(notice).toHaveCount(0);
});

test('R1-040 R1-041 the free preview unlocks no members’ camera', async ({ page }) => {
  await newPerson(page, { isFree: true });
  await openAlive(page, streamPage('hyena-den'));
  await expect(page.getByRole('main').getByRole('link', { name: 'SUBSCRIBE', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-user', 'registered');
});

for (const [who, options] of [
  ['a member', { isFree: true, userType: 'subscriber' }],
  ['a viewer who does not belong to it', {}],
] as const) {
  test(`R1-040 the free preview is not announced to ${who}`, async ({ page }) => {
    await newPerson(page, options);
    const fetched = page.waitForResponse(/\/api\/auth\/user$/);
    await openAlive(page, somewhere);
    const { data } = (await (await fetched).json()) as { data: { user: { is_free: boolean } } };
    expect(data.user.is_free).toBe('isFree' in options);
    await expect(accountButton(page)).toBeVisible();
    await expect(page.locator(toaster).getByText('Premium is free for you')).toHaveCount(0);
  });
}
