import type { Page, Route } from '@playwright/test';
import { emailField, resetButton, signInPage } from './support/account-forms.ts';
import { expect, expectShownFor, openAlive, registerViewer, test } from './support/test.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');
const toaster = (page: Page) => page.locator('[data-toaster]');

/** Answers the call for cameras that every page makes. */
async function answerStreams(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/streams', answer);
}

const refused = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, json: { message: 'No.', request_id: 'test', ...body } });

test('R8-003 a successful answer with an alert shows it with its caption', async ({ page }) => {
  await answerStreams(page, (route) =>
    route.fulfill({ json: { data: [], alert: 'Your seat by the fire is kept.', caption: 'Done' } }),
  );
  await openAlive(page, '/wildlife/about-us');
  await expect(toaster(page).getByText('Your seat by the fire is kept.')).toBeVisible();
  await expect(toaster(page).getByText('Done', { exact: true })).toBeVisible();
});

test('R8-004 R9-056 R9-057 a refusal by the API shows at the top and goes after 3 s', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Fetching 'streams' failed/);
  consoleWatch.allowError(/^Failed to load resource/);
  await answerStreams(page, refused(422, { code: 'invalid-input', alert: 'That did not fit.' }));
  await page.clock.install({ time: NOW });
  await page.clock.setFixedTime(NOW);
  await openAlive(page, '/wildlife/about-us');
  const words = toaster(page).getByText('That did not fit.');
  await expect(words).toBeVisible();
  await page.clock.pauseAt(NOW);
  await page.clock.runFor(500);
  const box = await words.boundingBox();
  expect(box?.y).toBeLessThan(100);
  await expect(words).toBeVisible();
  await page.clock.runFor(2600);
  await page.clock.resume();
  await expect(words).toHaveCount(0);
});

test('R9-055 a toast without a timeout shows for 3500 ms', async ({ page }) => {
  const { email } = await registerViewer();
  await page.clock.install();
  await openAlive(page, signInPage);
  await emailField(page).fill(email);
  const words = toaster(page).getByText('We have sent a reset link to your email.');
  await expectShownFor(page, 3500, words, () => resetButton(page).click());
});

test('R9-057 a toast of a page component shows at the bottom', async ({ page }) => {
  const { email } = await registerViewer();
  await openAlive(page, signInPage);
  await emailField(page).fill(email);
  await resetButton(page).click();
  const words = toaster(page).getByText('We have sent a reset link to your email.');
  await expect(words).toBeVisible();
  const half = (page.viewportSize()?.height ?? 0) / 2;
  await expect.poll(async () => (await words.boundingBox())?.y).toBeGreaterThan(half);
});

test('the refusal of a guest’s chat message shows at the top and covers neither field nor button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, '/wildlife/the-boma');
  const field = page.getByRole('textbox');
  await field.fill('Good evening!');
  await field.press('Enter');
  const words = toaster(page).getByText('Unfortunately the chat is only available to registered users.');
  await expect(words).toBeVisible();
  const half = (page.viewportSize()?.height ?? 0) / 2;
  await expect.poll(async () => (await words.boundingBox())?.y).toBeLessThan(half);
  await field.click({ trial: true });
  await page.getByRole('button', { name: 'Sign in or register' }).click({ trial: true });
});
