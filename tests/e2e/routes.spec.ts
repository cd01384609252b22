import { linkTo } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { brand } from '../../web/src/config/brand.ts';
import { expectHead } from './support/page-heads.ts';
import { expect, goInside, openAlive, test } from './support/test.ts';

test('navigation updates the head of the document', async ({ page }) => {
  await openAlive(page, linkTo('aboutUs'));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const walk = [
    ['Show Schedule', 'schedule'],
    ['Premium', 'premium'],
    ['Contact Us', 'contactUs'],
  ] as const;
  for (const [text, name] of walk) {
    await navigation.getByRole('link', { name: text }).click();
    await expectHead(page, name);
  }
});

test('the named pages are at their addresses', async ({ request }) => {
  const expectPage = async (address: string, heading: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const markup = await answer.text();
    expect(markup).toContain(`<link rel="canonical" href="${brand.origin}${address}">`);
    expect(markup).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  };
  await test.step('R2-002 R2-006 home and the cameras', async () => {
    await expectPage('/', 'Always Live, Always Wild …');
    await expectPage('/wildlife/live-african-wildlife-safari-streams', 'Live cameras');
  });
  await test.step('R2-018 R2-019 About Us and Contact Us', async () => {
    await expectPage('/wildlife/about-us', 'About Us');
    await expectPage('/wildlife/contact-us', 'Contact Us');
  });
  await test.step('R2-032 R2-033 the lives of two rangers', async () => {
    await expectPage('/wildlife/naledi-khumalo', 'Naledi Khumalo');
    await expectPage('/wildlife/pieter-van-wyk', 'Pieter van Wyk');
  });
  await test.step('R2-034 R2-036 the legal texts', async () => {
    await expectPage('/privacy-policy', 'Privacy Policy');
    await expectPage('/terms-of-service', 'Terms of Service');
  });
});

test('R2-025 R2-026 a camera’s page opens with or without -live after its slug', async ({ page }) => {
  await openAlive(page, '/wildlife/stream/tau');
  await expect(page.getByRole('heading', { level: 1, name: 'Tau' })).toBeVisible();
  await expect(page).toHaveTitle(/Tau/);
  await goInside(page, '/wildlife/stream/tembe-live');
  await expect(page.getByRole('heading', { level: 1, name: 'Tembe' })).toBeVisible();
  await expect(page).toHaveTitle(/Tembe/);
});

test('R2-073 R2-074 R2-081 the test page shows only the word TEST and is not indexed', async ({ page }) => {
  await openAlive(page, '/test');
  await expect(page.locator('body')).toHaveText(/^\s*TEST\s*(\{.*\})?\s*$/s);
  expect((await page.locator('body').innerText()).trim()).toBe('TEST');
  await expect(page.locator('header, nav, footer')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

/** Expects the web server and, for links inside the site, the router to lead from an old address to the new one. */
async function expectRedirect(page: Page, from: string, to: string) {
  const answer = await page.request.get(from, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, from);
  await expect(page).toHaveURL(to);
}

test('R2-065 the server and the router redirect old pages to the new ones, and old channels to their cameras', async ({
  page,
}) => {
  await openAlive(page, linkTo('schedule'));
  const expectCamera = (slug: string) =>
    expectRedirect(page, `/wildlife/${slug}`, `/wildlife/stream/${slug}-live`);
  await test.step('R2-050 R2-052 old addresses of home', async () => {
    await expectRedirect(page, '/wildlife', '/');
    await expectRedirect(page, '/wildlife/index.php', '/');
  });
  await test.step('R2-051 R2-053 R2-054 the course, the shows and the cameras', async () => {
    await expectRedirect(page, '/kids-course', '/wildlife/kids-course');
    await expectRedirect(page, '/wildlife/ranger-show', '/wildlife/shows');
    await expectRedirect(page, '/wildlife/live-channels', '/wildlife/live-african-wildlife-safari-streams');
  });
  await test.step('R2-056 R2-057 R2-058 R2-059 four channels', async () => {
    for (const slug of ['cat-eye', 'kwa-maritane', 'naledi-dam', 'nkorho']) await expectCamera(slug);
  });
  await test.step('R2-060 R2-061 R2-062 R2-063 the other four', async () => {
    for (const slug of ['olifants-river', 'rosies-pan', 'tau', 'tembe']) await expectCamera(slug);
  });
});

test('R2-048 an unknown address redirects home and says that the page is gone, a known one says nothing', async ({
  page,
}) => {
  const words = page.getByText('That page is gone');
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await expect(words).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openAlive(page, '/');
  await expect(words).toHaveCount(0);
});

test('an address below /assets or /api never returns the page', async ({ request }) => {
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
  const answer = await request.get('/api/no-such-call');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('json');
});
