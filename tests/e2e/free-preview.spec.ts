import { streamPage } from './support/cameras.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

test('R1-038 R1-039 R1-040 R1-041 a viewer of the free preview reads once when it ends and how to continue, and it unlocks no members’ camera', async ({
  page,
}) => {
  await newPerson(page, { isFree: true });
  await openAlive(page, streamPage('hyena-den'));
  await expect(page.getByRole('main').getByRole('link', { name: 'SUBSCRIBE', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-user', 'registered');
  const toaster = page.locator('[data-toaster]');
  const notice = toaster.getByText('Premium is free for you');
  await expect(notice).toHaveText(
    'Premium is free for you until the end of April 2021. From 1 May 2021 you need a subscription.',
  );
  await toaster.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/wildlife/subscribe');
  await expect(notice).toHaveCount(0);
});
