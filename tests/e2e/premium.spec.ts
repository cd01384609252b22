import type { Page } from '@playwright/test';
import {
  CARDS,
  congratulations,
  expectCheckout,
  payButton,
  payWith,
  premiumPage,
  subscribePage,
} from './support/payment-pages.ts';
import { expect, goInside, newPerson, openAlive, signInAs, test, wakeUp } from './support/test.ts';

const pricing = (page: Page) => page.getByRole('region', { name: 'Plans & Pricing' });
const button = (page: Page, name: string) => pricing(page).getByRole('link', { name, exact: true });

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 820, height: 500 } });

  test('R2-003 premium#pricing opens at the plans, by address and by link', async ({ page }) => {
    await page.goto(premiumPage);
    await expect(pricing(page)).not.toBeInViewport();
    await page.goto('about:blank');
    await page.goto(`${premiumPage}#pricing`);
    await expect(pricing(page)).toBeInViewport();
    await wakeUp(page);
    await expect(pricing(page)).toBeInViewport();
    await goInside(page, '/wildlife/about-us');
    await page
      .getByRole('navigation', { name: 'HELP' })
      .getByRole('link', { name: 'Plans & Pricing' })
      .click();
    await expect(page).toHaveURL(`${premiumPage}#pricing`);
    await expect(pricing(page)).toBeInViewport();
    await expect(pricing(page), 'the keyboard goes on from there').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Subscribe')).toBeFocused();
  });
});

/** Records the requests for live pictures. */
function watchStreams(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.m3u8|\.ts(?:\?|$)/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function expectTeaserMoves(page: Page): Promise<void> {
  const teaser = page.getByRole('figure').locator('video');
  await expect.poll(() => teaser.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(teaser).toHaveAttribute('src', '/teasers/den.mp4');
  expect(await teaser.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
}

/** The newest three videos of members are shown, and a guest who opens one finds the offer. */
async function expectNewVideos(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Cameras only members watch' }).scrollIntoViewIfNeeded();
  const videos = page.getByRole('list', { name: 'New videos for members' });
  await expect(videos.getByRole('listitem')).toHaveCount(3);
  // The button for the pointer lies over the picture.
  await videos.getByRole('link').first().press('Enter');
  const offer = page.getByRole('dialog');
  await expect(offer).toContainText('only for our registered users');
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
}

test('a guest sees the plans and their price, what Premium brings, a teaser of the site’s own, and Subscribe', async ({
  page,
}) => {
  const streams = watchStreams(page);
  await page.goto(premiumPage);
  await test.step('R1-007 the price is there', () =>
    expect(pricing(page)).toContainText('$4.99 per month + VAT'));
  await test.step('R1-011 R1-012 the first purchase has a guarantee', async () => {
    await expect(pricing(page)).toContainText('14-day 100% money-back guarantee');
    await expect(pricing(page)).toContainText('first purchase only');
  });
  await test.step('R2-005 the page says what Premium brings', async () => {
    await expect(pricing(page)).toContainText('Cancel at any time');
    await expect(pricing(page)).toContainText('up to 10 minutes');
    const benefit = (name: string) => page.getByRole('main').getByRole('heading', { level: 2, name });
    await expect(benefit('Cameras only members see')).toBeVisible();
    await expect(benefit('Videos only members see')).toBeVisible();
    await expect(benefit('Moments to keep')).toBeVisible();
    const table = page.getByRole('table', { name: 'Free and Premium, side by side' });
    await expect(table.getByRole('columnheader')).toHaveText(['What you get', 'Free', 'Premium']);
    const cells = (name: string) =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
        .getByRole('cell');
    await expect(cells('Hyena Den')).toHaveText(['–No', 'Yes']);
    await expect(cells('Multiview')).toHaveText(['Yes', 'Yes']);
    await expect(cells('Picks, insights and rare sightings')).toHaveText(['–No', 'Yes']);
    await expect(cells('Kinds of alert you choose')).toHaveText(['Up to 5', 'Any']);
    await expect(cells('Keep the last minute as a video')).toHaveText(['–No', 'Yes']);
    await expect(cells('Price')).toHaveText(['Free', '$4.99 per month + VAT']);
  });
  await test.step('R4-018 R4-020 a guest may subscribe, and has nothing to manage', async () => {
    await expect(button(page, 'Subscribe')).toBeVisible();
    await expect(pricing(page).getByRole('link', { name: 'Manage Subscription' })).toBeHidden();
  });
  await wakeUp(page);
  await expectTeaserMoves(page);
  expect(streams).toEqual([]);
  await expectNewVideos(page);
  await test.step('R4-024 Subscribe leads to the three steps', async () => {
    await expect(button(page, 'Subscribe')).toHaveAttribute('href', subscribePage);
    await button(page, 'Subscribe').click();
    await expect(page).toHaveURL(subscribePage);
  });
});

/** Stores when the viewer went to the checkout, as another tab of this browser does. */
const storeRequested = (page: Page, at: number) =>
  page.evaluate((text) => {
    localStorage.setItem('subscription-requested', text);
    dispatchEvent(new StorageEvent('storage', { key: 'subscription-requested' }));
  }, String(at));

test('R4-019 R4-020 R4-024 R4-037 a registered user sees Subscribe, and for an hour after the checkout how long a payment can take', async ({
  page,
}) => {
  const pending = pricing(page).getByText(/^If you have just paid.*10 minutes/);
  await newPerson(page);
  const restored = page.waitForResponse(/\/api\/auth\/user$/);
  await openAlive(page, premiumPage);
  await expect(button(page, 'Subscribe')).toHaveAttribute('href', subscribePage);
  await expect(pricing(page).getByRole('link', { name: 'Manage Subscription' })).toBeHidden();
  await expect(pending).toHaveCount(0);
  await (await restored).finished();
  const refetched = page.waitForRequest(/\/api\/auth\/user$/);
  await storeRequested(page, Date.now());
  await expect(pending).toBeVisible();
  await refetched;
  await storeRequested(page, Date.now() - 3_600_000);
  await expect(pending).toHaveCount(0);
  await openAlive(page, premiumPage);
  await expect(button(page, 'Subscribe')).toBeVisible();
  await expect(pending).toHaveCount(0);
});

test('R4-022 R4-023 R4-024 a member reads that they are one and can manage their subscription', async ({
  page,
}) => {
  await signInAs(page, 'subscriber');
  await page.goto(premiumPage);
  await expect(pricing(page).getByText('You are a member.', { exact: false }), 'as it comes').toBeVisible();
  await wakeUp(page);
  await expect(button(page, 'Manage Subscription')).toBeVisible();
  await expect(
    page.getByRole('main').locator(`a[href^="${subscribePage}"]`).filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Premium You are a member' })).toBeVisible();
  await expect(page.getByText(/^Next charge: \$4\.99 \+ VAT on /)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Free and Premium, side by side' })).toBeHidden();
  const ways = page.getByRole('main').getByRole('link');
  await expect(ways.filter({ hasText: 'Premium videos' })).toHaveAttribute('href', '/player');
  await expect(ways.filter({ hasText: 'Watch Hyena Den live' })).toHaveAttribute(
    'href',
    '/wildlife/stream/hyena-den-live',
  );
  await button(page, 'Manage Subscription').click();
  await expect(page).toHaveURL('/wildlife/profile/profile');
});

test('the lock of a camera names the price, and a new member finds that camera playing', async ({ page }) => {
  await newPerson(page);
  await openAlive(page, '/wildlife/stream/heron-island-live');
  const lock = page.getByRole('region', { name: 'Heron Island is on Premium' });
  await expect(lock).toContainText('$4.99 per month + VAT');
  await expect(lock).toContainText('within 14 days');
  await lock.getByRole('link', { name: 'SUBSCRIBE' }).click();
  await expect(page).toHaveURL(subscribePage);
  await payButton(page).click();
  await expectCheckout(page);
  await payWith(page, CARDS.good);
  await expect(congratulations(page)).toBeVisible();
  const video = page.getByRole('region', { name: 'Player: Heron Island' }).locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});

test('the lock of a camera leaves its picture free: the offer is beside it, and below it on a phone', async ({
  page,
}) => {
  await openAlive(page, '/wildlife/stream/hyena-den-live');
  const lock = page.getByRole('region', { name: 'Hyena Den is on Premium' });
  const picture = lock.locator('[data-still=hyena-den]');
  const words = lock.getByText('This Live stream is only available on Premium.', { exact: false });
  const isClear = async () => {
    const [seen, said] = await Promise.all([picture.boundingBox(), words.boundingBox()]);
    if (!seen || !said) return false;
    return said.x >= seen.x + seen.width || said.y >= seen.y + seen.height;
  };
  for (const [width, height] of [
    [1200, 800],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(isClear, { message: `at ${width} × ${height}` }).toBe(true);
  }
});
