import {
  listStreams,
  startPreviewsAtOnce,
  streamPage,
  streamsPage,
  watchLayoutShift,
} from './support/cameras.ts';
import { expect, openAlive, signInAs, test } from './support/test.ts';

test('R2-139 R2-140 invites a registered user to Premium', async ({ page }) => {
  await signInAs(page, 'registered');
  await openAlive(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribe to Premium');
  await expect(
    page.getByText('Get Ads Free along with a host of additional features', { exact: true }),
  ).toBeVisible();
});

test('R2-142 R2-143 R2-144 R2-151 R2-152 shows the headline and the first four cameras, with links to all and to Premium', async ({
  page,
  request,
}) => {
  const streams = await listStreams(request);
  expect(streams.length).toBeGreaterThan(4);
  await openAlive(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Always Live, Always Wild …');
  await expect(
    page.getByText("Here's a quick sample of what you can expect to see on our LIVE Wildlife Streams", {
      exact: true,
    }),
  ).toBeVisible();
  const previews = page.getByRole('list', { name: 'Latest cameras' }).getByRole('listitem');
  await expect(previews).toHaveCount(4);
  for (const [index, stream] of streams.slice(0, 4).entries()) {
    await expect(previews.nth(index)).toContainText(stream.name);
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /^All \d+ cameras$/ })
    .click();
  await expect(page).toHaveURL(streamsPage);
  await page.goBack();
  await page.getByRole('link', { name: 'What Premium brings' }).click();
  await expect(page).toHaveURL('/wildlife/premium');
});

test('requests the full cover of the camera before anything else', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Featured camera' }).locator('img').first();
  await expect(hero).toHaveAttribute('fetchpriority', 'high');
  await expect(hero).toHaveAttribute('src', '/covers/tau.jpg');
  await expect(hero).not.toHaveAttribute('loading', 'lazy');
  expect(
    await hero.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});

test.describe('a press on a preview', () => {
  test('R2-206 R2-207 R2-208 enlarges it, with a link to its stream and chat', async ({ page }) => {
    await openAlive(page, '/');
    const card = page.getByRole('list', { name: 'Latest cameras' }).getByRole('link', { name: /Tembe/ });
    await card.click();
    const modal = page.getByRole('dialog', { name: 'Tembe' });
    await expect(modal).toBeVisible();
    await expect(modal.getByText(/Camp time/)).toBeVisible();
    const view = modal.getByRole('link', { name: 'View Tembe stream and chat' });
    await expect(view).toHaveAttribute('href', '/wildlife/stream/tembe-live');
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await modal.getByRole('link', { name: 'View Tembe stream and chat' }).click();
    await expect(page).toHaveURL(streamPage('tembe'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tembe');
    await expect(modal).toBeHidden();
  });

  test('R2-207 enlarges it on the streams page too', async ({ page }) => {
    await openAlive(page, streamsPage);
    await page
      .getByRole('list', { name: 'Cameras', exact: true })
      .getByRole('link', { name: /Nkorho/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Nkorho' })).toBeVisible();
  });

  test('with a modifier key opens the camera in a new tab', async ({ page, context }) => {
    await openAlive(page, '/');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('list', { name: 'Latest cameras' })
      .getByRole('link', { name: /Tembe/ })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(streamPage('tembe'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('opens the camera if scripts are off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('list', { name: 'Latest cameras' }).getByRole('link', { name: /Tembe/ }).click();
    await expect(page).toHaveURL(streamPage('tembe'));
    await context.close();
  });
});

for (const width of [390, 820, 1440]) {
  test(`shifts no layout during hydration at width ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shift = await watchLayoutShift(page);
    await startPreviewsAtOnce(page);
    await openAlive(page, '/');
    await expect(page.locator('[data-still=tau]').first().locator('img').last()).toHaveAttribute(
      'src',
      /\/thumbnail\?/,
    );
    expect(await shift()).toBeLessThanOrEqual(0.01);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  });
}
