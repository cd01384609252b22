import type { Page } from '@playwright/test';
import { expect, goInside, openAlive, test } from './support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

/** From home through the footer, as a guest goes. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL('/');
  // Home grows while its parts come, and moves the footer away from under a press.
  await expect(async () => {
    await footer(page).getByRole('link', { name, exact: true }).click();
    await expect(page).not.toHaveURL('/', { timeout: 5000 });
  }).toPass();
}

test('R0-001 a guest reaches every feature from home, through the footer', async ({ page }) => {
  await openAlive(page, '/');
  const heading = (name: string) => page.getByRole('heading', { name });
  await test.step('a live camera, its snapshots and the logbook of its sightings', async () => {
    await page.getByRole('navigation', { name: 'LIVE', exact: true }).getByRole('link').first().click();
    await expect(page.getByRole('region', { name: /^Player: / })).toBeVisible();
    await expect(heading('Community Snapshots')).toBeAttached();
    await page.getByRole('link', { name: 'All sightings at this camera' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sightings Logbook' })).toBeVisible();
  });
  await test.step('shows with their past episodes', async () => {
    await follow(page, 'Ranger Shows');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Ranger Show/ })
      .first()
      .click();
    await expect(heading('Past episodes')).toBeAttached();
  });
  await test.step('videos', async () => {
    await follow(page, 'Video Highlights');
    await expect(
      page.getByRole('list', { name: 'Video highlights' }).getByRole('listitem').first(),
    ).toBeVisible();
  });
  await test.step('photos', async () => {
    await follow(page, 'Photo Highlights');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
  await test.step('the chat', async () => {
    await follow(page, 'Boma Chat');
    await expect(page.getByRole('log')).toBeVisible();
  });
  await test.step('the membership', async () => {
    await follow(page, 'Plans & Pricing');
    await expect(page.getByRole('region', { name: 'Plans & Pricing' })).toBeInViewport();
  });
});

test('R0-001 no link of the navigation or the footer is dead', async ({ page }) => {
  await openAlive(page, '/');
  const links = page.locator('nav a[href^="/"], footer a[href^="/"]');
  await expect(
    footer(page).getByRole('navigation', { name: 'LIVE', exact: true }).getByRole('link').first(),
  ).toBeVisible();
  const found = await links
    .filter({ visible: true })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  // Another test removes its camera and its kind of show meanwhile.
  const lasting = found.filter((href) => !href.includes('/operator-'));
  const addresses = [...new Set(lasting.map((href) => href.split('#')[0] ?? ''))];
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
  }
  const [, ...cameras] = addresses.filter((each) => each.startsWith('/wildlife/stream/'));
  expect(cameras.length).toBeGreaterThan(5);
  // Each camera's page plays: one is enough to see that the site has such pages.
  for (const address of addresses.filter((each) => each !== '/' && !cameras.includes(each))) {
    // The site leads a visitor of an unknown address home.
    await goInside(page, address);
    // The wall of cameras writes what plays into its query.
    await expect(page).toHaveURL(({ pathname }) => pathname === address);
  }
});
