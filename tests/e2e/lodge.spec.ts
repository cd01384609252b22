import type { Page } from '@playwright/test';
import { site } from '../support/run.ts';
import { GUEST_CAMERA } from './support/cameras.ts';
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

/** A page that loads less than home, and has the same header. */
const LIGHT = '/wildlife/about-us';

/** The lodge's logo is the link to home, and its data are stored. */
async function openLodge(page: Page, slug: string, path: string): Promise<void> {
  const answered = page.waitForResponse(`**/api/lodge/${slug}`);
  await openAlive(page, under(slug, path));
  const { data } = (await (await answered).json()) as { data: { lodge: { fullLogoPath: string } } };
  await test.step('R1-034 R2-116 the header has the logo of the lodge', () =>
    expect(homeLink(page).getByRole('img')).toHaveAttribute('src', data.lodge.fullLogoPath));
  await test.step('R3-061 the browser keeps the lodge', () =>
    expect.poll(() => stored(page, 'lodge')).toEqual(data.lodge));
}

test('two host names show two lodges, each with its logo, and a lodge page its cameras', async ({ page }) => {
  const answered = page.waitForResponse('**/api/lodge/*/streams');
  const all = page.waitForResponse('**/api/streams');
  await openLodge(page, 'naledi', '/lodge-highlights');
  const { data } = (await (await answered).json()) as { data: { streams: { name: string }[] } };
  const everything = (await (await all).json()) as { data: { name: string }[] };
  expect(data.streams.length).toBeGreaterThan(0);
  expect(data.streams.length).toBeLessThan(everything.data.length);
  const main = page.getByRole('main');
  await test.step('R7-016 its page lists its own cameras', async () => {
    for (const { name } of data.streams)
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(data.streams.length);
  });
  await test.step('R7-016 the footer lists those of all lodges', async () => {
    const names = everything.data.map(({ name }) => name).filter((name) => !GUEST_CAMERA.test(name));
    const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'LIVE' }).getByRole('link');
    await expect(links.filter({ hasNotText: GUEST_CAMERA })).toHaveText(names);
  });
  await test.step('R3-059 the browser keeps its cameras', () =>
    expect.poll(() => stored(page, 'lodgeStreams')).toEqual(data.streams));

  await test.step('R1-030 another host name shows another lodge', () =>
    openLodge(page, 'tshukudu-plains', LIGHT));
});

test('R1-033 R2-116 a host with an unknown lodge label, or with none, shows the site’s own logo and logs no error', async ({
  page,
  consoleWatch,
}) => {
  // The browser itself reports every 404.
  consoleWatch.allowError(/^Failed to load resource.*\/api\/lodge\/no-such-lodge\)$/);
  const answered = page.waitForResponse('**/api/lodge/no-such-lodge');
  await openAlive(page, under('no-such-lodge', LIGHT));
  expect((await answered).status()).toBe(404);
  await expect(homeLink(page).locator('svg')).toBeVisible();
  await expect(homeLink(page).getByRole('img')).toHaveCount(0);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const shows = page.waitForResponse(`${site()}/api/show-types`);
  await openAlive(page, LIGHT);
  await shows;
  const ofLodges = asked.filter((address) => new URL(address).pathname.startsWith('/api/lodge'));
  expect(ofLodges, 'without a label').toEqual([]);
  await expect(homeLink(page).locator('svg')).toBeVisible();
  expect(await stored(page, 'lodge')).toBeNull();
});
