import type { Page } from '@playwright/test';
import { site } from '../support/run.ts';
import { expect, openAlive, test } from './support/test.ts';

/** The site as a lodge's own host name serves it. */
function under(label: string, path = '/'): string {
  const url = new URL(path, site());
  url.hostname = `${label}.localhost`;
  return url.href;
}

const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /home/ });
const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) => (JSON.parse(localStorage.getItem(name) ?? '{}') as { value?: unknown }).value ?? null,
    key,
  );

test('R1-030 R1-034 R2-116 R3-061 two host names show two lodges, each with its logo', async ({ page }) => {
  for (const slug of ['naledi', 'tshukudu-plains']) {
    const answered = page.waitForResponse(`**/api/lodge/${slug}`);
    await openAlive(page, under(slug));
    const { data } = (await (await answered).json()) as { data: { lodge: { fullLogoPath: string } } };
    await expect(homeLink(page).getByRole('img')).toHaveAttribute('src', data.lodge.fullLogoPath);
    expect(await stored(page, 'lodge')).toEqual(data.lodge);
  }
});

test('R3-059 R7-016 a lodge page shows the lodge’s cameras, and its footer shows all cameras', async ({
  page,
}) => {
  const answered = page.waitForResponse('**/api/lodge/*/streams');
  const all = page.waitForResponse('**/api/streams');
  await openAlive(page, under('naledi', '/lodge-highlights'));
  const { data } = (await (await answered).json()) as { data: { streams: { name: string }[] } };
  const everything = (await (await all).json()) as { data: { name: string }[] };
  expect(data.streams.length).toBeGreaterThan(0);
  expect(data.streams.length).toBeLessThan(everything.data.length);
  const main = page.getByRole('main');
  for (const { name } of data.streams)
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(data.streams.length);
  await expect(
    page.getByRole('contentinfo').getByRole('navigation', { name: 'LIVE' }).getByRole('link'),
  ).toHaveCount(everything.data.length);
  expect(await stored(page, 'lodgeStreams')).toEqual(data.streams);
});

test('R1-033 R2-116 an unknown lodge label shows the site’s own logo and logs no error', async ({
  page,
  consoleWatch,
}) => {
  // The browser itself reports every 404.
  consoleWatch.allowError(/^Failed to load resource.*\/api\/lodge\/no-such-lodge\)$/);
  const answered = page.waitForResponse('**/api/lodge/no-such-lodge');
  await openAlive(page, under('no-such-lodge'));
  expect((await answered).status()).toBe(404);
  await expect(homeLink(page).locator('svg')).toBeVisible();
  await expect(homeLink(page).getByRole('img')).toHaveCount(0);
});

test('R1-033 a host without a lodge label fetches no lodge', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const shows = page.waitForResponse('**/api/show-types');
  await openAlive(page, '/wildlife/about-us');
  await shows;
  expect(asked.filter((path) => path.startsWith('/api/lodge'))).toEqual([]);
  await expect(homeLink(page).locator('svg')).toBeVisible();
  expect(await stored(page, 'lodge')).toBeNull();
});
