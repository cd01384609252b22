import { linkTo, type SitePathName, sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { legacyRedirects } from '../../web/src/app/legacy-redirects.ts';
import { pageDescriptions } from '../../web/src/app/page-descriptions.ts';
import { pages } from '../../web/src/app/pages.ts';
import { brand } from '../../web/src/config/brand.ts';
import { fullTitle } from '../../web/src/lib/document-meta.ts';
import { expect, openAlive, signInAs, test } from './support/test.ts';

const names = (Object.keys(sitePaths) as SitePathName[]).filter((name) => name !== 'stream');
const open = names.filter((name) => pages[name].permission === undefined);
const mainLayout = open.filter((name) => pages[name].layout === 'main');

/** What the head of the document says. */
function head(page: Page) {
  return page.evaluate(() => {
    const value = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
    return {
      title: document.title,
      description: value('meta[name="description"]', 'content'),
      robots: value('meta[name="robots"]', 'content'),
      canonical: value('link[rel="canonical"]', 'href'),
      ogTitle: value('meta[property="og:title"]', 'content'),
      ogDescription: value('meta[property="og:description"]', 'content'),
      ogUrl: value('meta[property="og:url"]', 'content'),
      ogImage: value('meta[property="og:image"]', 'content'),
      canonicals: document.head.querySelectorAll('link[rel="canonical"]').length,
    };
  });
}

function expectedHead(name: SitePathName) {
  const { title, noindex } = pages[name];
  const description = pageDescriptions[name];
  const url = `${brand.origin}${linkTo(name)}`;
  return {
    title: fullTitle(title),
    description,
    robots: noindex ? 'noindex' : 'index, follow',
    canonical: url,
    ogTitle: fullTitle(title),
    ogDescription: description,
    ogUrl: url,
    ogImage: `${brand.origin}${brand.shareImage}`,
    canonicals: 1,
  };
}

for (const name of open) {
  test(`${linkTo(name)} says what it is, in its markup and once it is alive`, async ({ page }) => {
    await page.goto(linkTo(name));
    if (pages[name].prerendered) expect(await head(page)).toEqual(expectedHead(name));
    await openAlive(page, linkTo(name));
    await expect.poll(() => head(page)).toEqual(expectedHead(name));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('the head follows from page to page', async ({ page }) => {
  await openAlive(page, linkTo('aboutUs'));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const walk = [
    ['Show Schedule', 'schedule'],
    ['Premium', 'premium'],
    ['Contact Us', 'contactUs'],
  ] as const;
  for (const [text, name] of walk) {
    await navigation.getByRole('link', { name: text }).click();
    await expect.poll(() => head(page)).toEqual(expectedHead(name));
  }
});

test('R2-002 R2-006 R2-034 home, the streams page and the legal page answer under their addresses', async ({
  request,
}) => {
  for (const name of ['home', 'streams', 'privacyPolicy', 'termsOfService'] as const) {
    const answer = await request.get(sitePaths[name], { maxRedirects: 0 });
    expect(answer.status(), name).toBe(200);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${brand.origin}${sitePaths[name]}">`);
  }
});

test('R2-042 R2-045 pages of the main layout have header, navigation and footer', async ({ page }) => {
  await signInAs(page, 'subscriber');
  for (const name of [...mainLayout, 'profile', 'player'] as const) {
    // A subscriber is sent on from home, which its own test covers.
    if (name === 'home') continue;
    await page.goto(linkTo(name));
    await expect(page.getByRole('banner'), name).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), name).toBeVisible();
    await expect(page.getByRole('contentinfo'), name).toBeVisible();
  }
});

test('R2-025 R2-026 a camera has its page, with -live behind its slug and without', async ({ page }) => {
  for (const address of [streamPath('tau'), '/wildlife/stream/tau']) {
    await openAlive(page, address);
    await expect(page.getByRole('heading', { level: 1, name: 'Tau' })).toBeVisible();
    await expect(page).toHaveTitle(/Tau/);
  }
});

test('R2-073 R2-074 R2-081 the test page is the word TEST in the bare layout, for no search engine', async ({
  page,
}) => {
  await openAlive(page, '/test');
  await expect(page.locator('body')).toHaveText(/^\s*TEST\s*(\{.*\})?\s*$/s);
  expect((await page.locator('body').innerText()).trim()).toBe('TEST');
  await expect(page.locator('header, nav, footer')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

/** Where the web server sends an old address, and where the router does, which a link inside the site asks. */
async function expectRedirect(page: Page, from: string, to: string) {
  const answer = await page.request.get(from, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, from);
  await expect(page).toHaveURL(to);
}

test('R2-050 R2-051 R2-052 R2-053 R2-054 R2-065 old pages lead to the new ones, by the server and in the router', async ({
  page,
}) => {
  await openAlive(page, linkTo('schedule'));
  await expectRedirect(page, '/wildlife', '/');
  await expectRedirect(page, '/kids-course', '/wildlife/kids-course');
  await expectRedirect(page, '/wildlife/index.php', '/');
  await expectRedirect(page, '/wildlife/ranger-show', '/wildlife/shows');
  await expectRedirect(page, '/wildlife/live-channels', '/wildlife/live-african-wildlife-safari-streams');
});

test('R2-056 R2-057 R2-058 R2-059 R2-060 R2-061 R2-062 R2-063 old channels lead to their cameras', async ({
  page,
}) => {
  await openAlive(page, linkTo('schedule'));
  const cameras = Object.keys(legacyRedirects).filter((from) => legacyRedirects[from]?.includes('/stream/'));
  expect(cameras).toHaveLength(8);
  for (const from of cameras) {
    await expectRedirect(page, from, `/wildlife/stream/${from.split('/').at(-1)}-live`);
  }
});

test('R2-048 an unknown address ends at home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address below /assets or /api is never the page', async ({ request }) => {
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
  const answer = await request.get('/api/no-such-call');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('json');
});
