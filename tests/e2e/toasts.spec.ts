import { emailField, resetButton, signInPage, toastSaying } from './support/account-forms.ts';
import {
  expect,
  expectShown,
  expectShownFor,
  goInside,
  openStopped,
  registerViewer,
  test,
} from './support/test.ts';

test('words of the API show at the top, a refusal for 3 s, and words of a page at the bottom, for 3.5 s', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Fetching 'streams' failed/);
  consoleWatch.allowError(/^Failed to load resource/);
  const { email } = await registerViewer();
  const half = (page.viewportSize()?.height ?? 0) / 2;
  // Every page makes these two calls.
  await page.route('**/api/show-types', (route) =>
    route.fulfill({ json: { data: [], alert: 'Your seat by the fire is kept.', caption: 'Done' } }),
  );
  let refuse = () => {};
  const asked = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const refused = { code: 'invalid-input', message: 'No.', request_id: 'test', alert: 'That did not fit.' };
  await page.route('**/api/streams', async (route) => {
    await asked;
    await route.fulfill({ status: 422, json: refused });
  });
  // These words go after 3 s.
  await openStopped(page, '/wildlife/about-us');
  const caption = page.locator('[data-toaster]').getByText('Done', { exact: true });
  await test.step('R8-003 words of an answer show with their caption', () =>
    expectShown(page, toastSaying(page, 'Your seat by the fire is kept.'), () =>
      expect(caption).toBeVisible(),
    ));
  const refusal = toastSaying(page, 'That did not fit.');
  await test.step('R8-004 R9-056 R9-057 words of a refusal show at the top, for 3 s', async () => {
    await expectShownFor(page, 3000, refusal, async () => {
      refuse();
      await expect.poll(async () => (await refusal.boundingBox())?.y).toBeLessThan(100);
    });
  });

  await goInside(page, signInPage);
  await emailField(page).fill(email);
  const sent = toastSaying(page, 'We have sent a reset link to your email.');
  await test.step('R9-055 R9-057 words of a page show at the bottom, for 3.5 s', async () => {
    await expectShownFor(page, 3500, sent, async () => {
      await resetButton(page).click();
      await expect.poll(async () => (await sent.boundingBox())?.y).toBeGreaterThan(half);
    });
  });
});
