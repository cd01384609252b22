import type { Page } from '@playwright/test';
import { brand } from '../../web/src/config/brand.ts';
import { newPhoto, publishPhoto, seededFolder } from '../support/photos.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, goInside, newPerson, openAlive, registerViewer, test } from './support/test.ts';

const WALL = '/wildlife/photo-highlights';
const dialog = (page: Page) => page.getByRole('dialog');
const toaster = (page: Page) => page.locator('[data-toaster]');
const cards = (page: Page, name = 'Photo Highlights') =>
  page.getByRole('list', { name }).getByRole('listitem');

test('R1-026 R2-205 R4-061 R6-003 the snapshots of a camera come in pages, and another camera has its own', async ({
  page,
}) => {
  const stream = { code: 'nkorho', name: 'Nkorho', slug: 'nkorho' };
  const folder = await seededFolder();
  await Promise.all(
    Array.from({ length: 26 }, (_, at) =>
      newPhoto({ stream, folder, title: `Zebra ${at}`, created_at: 1000 + at }),
    ),
  );
  const asked: { page: number; filters: object }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/photos/search')) asked.push(request.postDataJSON());
  });
  await openAlive(page, '/wildlife/stream/nkorho-live');
  await expect(page.getByRole('heading', { name: 'Community Snapshots' })).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 2500);
    expect(asked.map((body) => body.page)).toEqual(expect.arrayContaining([1, 2, 3]));
  }).toPass();
  expect(asked.every(({ filters }) => JSON.stringify(filters) === '{"stream":"nkorho"}')).toBe(true);
  await cards(page, 'Community Snapshots').filter({ hasText: 'Zebra' }).first().getByRole('link').click();
  await expect(dialog(page).getByRole('link', { name: 'Nkorho' })).toBeVisible();
  await page.keyboard.press('Escape');
  asked.length = 0;
  await page
    .getByRole('region', { name: 'Other cameras' })
    .getByRole('link', { name: /Kwa Maritane/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /View Kwa Maritane/ })
    .click();
  await expect(page).toHaveURL(/kwa-maritane-live/);
  // A page of the camera before may be asked for late.
  const ofOther = () => asked.find(({ filters }) => JSON.stringify(filters) === '{"stream":"kwa-maritane"}');
  // The page of the other camera replaces that heading, begins at its top, and what is above the heading comes in its time.
  await expect(async () => {
    await page.getByRole('heading', { name: 'Community Snapshots' }).scrollIntoViewIfNeeded();
    expect(ofOther()).toMatchObject({ page: 1 });
  }).toPass();
  await expect(cards(page, 'Community Snapshots').filter({ hasText: 'Zebra 2' })).toHaveCount(0);
});

test('photos can be filtered by camera and animal, which stay in the address', async ({ page }) => {
  const title = `Nightjar ${Date.now()}`;
  const stream = { code: 'olifants-river', name: 'Olifants River', slug: 'olifants-river' };
  const species = { value: 'genet', by: 'staff' } as const;
  await newPhoto({ stream, species, folder: await seededFolder(), title, created_at: 1000 });
  await openAlive(page, WALL);
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasText: title })).toHaveCount(0);
  const filters = page.getByRole('search', { name: 'Filter the photos' });
  await filters.getByLabel('Camera').selectOption({ label: 'Olifants River' });
  await expect(page).toHaveURL(/\?camera=olifants-river$/);
  await filters.getByLabel('Animal').selectOption({ label: 'Genet' });
  await expect(page).toHaveURL(/\?camera=olifants-river&animal=genet$/);
  await expect(cards(page).filter({ hasText: title })).toBeVisible();
  await page.reload();
  await expect(filters.getByLabel('Camera')).toHaveValue('olifants-river');
  await expect(filters.getByLabel('Animal')).toHaveValue('genet');
  await expect(cards(page).filter({ hasText: title })).toBeVisible();
});

test('photos open over their page, can be paged, zoomed and shared', async ({ page, consoleWatch }) => {
  // Another test may delete a photo while this page shows it.
  consoleWatch.allowError(/404 \(Not Found\) \(.*\/o\/photos/);
  await openAlive(page, WALL);
  await test.step('R1-025 R2-009 the page shows cards of photos', () =>
    expect(cards(page).first()).toBeVisible());
  // Another test may have kept a moment, which plays in place of the picture.
  const at = await cards(page).evaluateAll((all) =>
    all.findIndex(({ textContent }) => !textContent?.includes('Film of')),
  );
  const [first, second] = [cards(page).nth(at), cards(page).nth(at + 1)];
  const action = first.getByRole('button', { name: /^Copy the link to / });
  await test.step('R4-087 a button shows under the pointer', async () => {
    await expect(action).toHaveCSS('opacity', '0');
    await first.hover();
    await expect(action).toHaveCSS('opacity', '1');
  });
  const titleOf = (card: typeof first) => card.getByRole('link').locator('p').innerText();
  const [one, two] = [await titleOf(first), await titleOf(second)];
  await test.step('R2-258 R4-086 a press on a card opens its photo', async () => {
    await first.getByRole('link').click();
    await expect(page.getByRole('dialog', { name: one })).toBeVisible();
    await expect(page).toHaveURL(/\?photo=/);
  });
  await test.step('R6-044 the menu of the full view is absent', () =>
    expect(dialog(page).getByRole('navigation', { name: 'Full view' })).toHaveCount(0));
  await expect(dialog(page).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expectNoAxeFindings(page);
  const id = new URL(page.url()).searchParams.get('photo');
  await test.step('R6-041 R6-042 a guest may share it on two networks', async () => {
    for (const [name, key] of [
      ['Share on Facebook', 'u'],
      ['Share on X', 'url'],
    ] as const) {
      const href = (await dialog(page).getByRole('link', { name }).getAttribute('href')) ?? '';
      expect(new URL(href).searchParams.get(key)).toBe(`${brand.origin}/share/${id}/photo`);
    }
  });
  const zoom = dialog(page).getByRole('button', { name: 'Show the picture larger' });
  await zoom.focus();
  await page.keyboard.press('Enter');
  const whole = dialog(page).getByRole('button', { name: 'Show the whole picture' });
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('-');
  await expect(zoom).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: two })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await test.step('R6-044 with debug in the address the menu is there', async () => {
    await openAlive(page, `${WALL}?photo=${id}&debug`);
    await expect(dialog(page).getByRole('navigation', { name: 'Full view' })).toBeVisible();
  });
  await test.step('R2-259 R2-260 More Highlights leads to the videos', async () => {
    await dialog(page).getByRole('link', { name: 'More Highlights' }).click();
    await expect(page).toHaveURL('/wildlife/video-highlights');
  });
});

test('a photo opens and closes where the viewer is on the wall, and Back then leaves the wall', async ({
  page,
  consoleWatch,
}) => {
  // Another test may delete a photo while this page shows it.
  consoleWatch.allowError(/404 \(Not Found\) \(.*\/o\/photos/);
  await openAlive(page, '/wildlife/about-us');
  await goInside(page, WALL);
  await expect(cards(page).first()).toBeVisible();
  const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY));
  await expect(async () => {
    await page.mouse.wheel(0, 2500);
    expect(await scrolledTo()).toBeGreaterThan(2000);
  }).toPass();
  await expect.poll(() => cards(page).first().getAttribute('aria-posinset')).not.toBe('1');
  // One between the promotions that is whole in the window, so that a press on it scrolls nothing.
  const inWindow = () =>
    cards(page).evaluateAll((items) => {
      const links = items.flatMap(
        (item) => item.querySelector<HTMLAnchorElement>('a[href^="/wildlife/photo"]') ?? [],
      );
      const isWhole = ({ top, bottom }: DOMRect) => top > 90 && bottom < innerHeight - 90;
      return links.find((link) => isWhole(link.getBoundingClientRect()))?.getAttribute('href') ?? '';
    });
  await expect(async () => {
    // The wheel may have reached the footer.
    await page.evaluate(() => window.scrollBy(0, -60));
    expect(await inWindow()).not.toBe('');
  }).toPass();
  const link = cards(page).locator(`a[href="${await inWindow()}"]`);
  const before = await scrolledTo();
  await link.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(WALL);
  await expect(link).toBeFocused();
  expect(await scrolledTo()).toBe(before);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('R6-045 staff put a photo on home and delete it from its page', async ({ page }) => {
  const { id } = await publishPhoto(await registerViewer(), { title: `A hippo yawns ${Date.now()}` });
  await newPerson(page, { roles: ['zoomie'] });
  await openAlive(page, `${WALL}?photo=${id}`);
  await dialog(page).getByRole('button', { name: 'Show on home' }).click();
  const onHome = dialog(page).getByRole('button', { name: 'Chosen for home' });
  await expect(onHome).toHaveAttribute('aria-pressed', 'true');
  await onHome.click();
  await expect(dialog(page).getByRole('button', { name: 'Show on home' })).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Delete A hippo/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('R2-153 R8-031 home is whole without its featured snapshot, and shows it when it comes', async ({
  page,
  consoleWatch,
}) => {
  // Staff may delete the picture in their own test.
  consoleWatch.allowError(/Failed to load resource/);
  consoleWatch.expectError(/Reading the featured photo failed/);
  await page.route('**/api/photos/featured', (route) => route.fulfill({ status: 500, json: {} }));
  await openAlive(page, '/');
  await expect
    .poll(() => consoleWatch.errors.some((line) => line.includes('featured photo failed')))
    .toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toaster(page).getByRole('status')).toHaveCount(0);
  await page.unroute('**/api/photos/featured');
  const featured = page.getByRole('region').filter({ hasText: 'Featured snapshot' });
  const widthOf = (img: HTMLImageElement) => img.naturalWidth;
  // Staff may delete the picture before it has loaded. Home then shows the next one when it opens again.
  await expect(async () => {
    await goInside(page, '/wildlife/about-us');
    await goInside(page, '/');
    await featured.scrollIntoViewIfNeeded({ timeout: 20_000 });
    await expect
      .poll(() => featured.getByRole('img').evaluate(widthOf, undefined, { timeout: 10_000 }), {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
  }).toPass();
});
