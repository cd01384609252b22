import { linkTo, type SitePathName, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { brand } from '../../web/src/config/brand.ts';
import { expect, goInside, openAlive, signInAs, test, wakeUp } from './support/test.ts';

/** The pages that everyone may open, with their titles. */
const titles = {
  home: 'Boma · Live from the bush',
  premium: 'Premium',
  streams: 'LIVE Wildlife Streams',
  videoHighlights: 'Video Highlights',
  photoHighlights: 'Photo Highlights',
  theBoma: 'Boma Chat',
  multiview: 'Multiview',
  shows: 'Ranger Shows',
  schedule: 'Show Schedule',
  logbook: 'Sightings Logbook',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  signIn: 'Sign in',
  register: 'Register',
  subscribe: 'Subscribe',
  juniorRanger: 'Junior Ranger',
  kidsCourse: 'Kids Course',
  cause: 'The Pangolin Watch',
  firstBiography: 'Naledi Khumalo',
  secondBiography: 'Pieter van Wyk',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  lodgeHighlights: 'Lodge Highlights',
  test: 'Test',
} as const satisfies Partial<Record<SitePathName, string>>;

type OpenPage = keyof typeof titles;

/** Forms, and pages that are not open yet: search engines must not index them. */
const unlisted: readonly OpenPage[] = ['signIn', 'register', 'subscribe', 'test'];

/** What the document's head tells search engines and link previews. */
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

const fullTitle = (name: OpenPage) => (name === 'home' ? titles.home : `${titles[name]} · Boma`);

/** Expects the exact title, and one description, the same in all its tags. */
async function expectHead(page: Page, name: OpenPage): Promise<void> {
  const url = `${brand.origin}${linkTo(name)}`;
  await expect
    .poll(() => head(page))
    .toMatchObject({
      title: fullTitle(name),
      robots: unlisted.includes(name) ? 'noindex' : 'index, follow',
      canonical: url,
      ogTitle: fullTitle(name),
      ogUrl: url,
      ogImage: `${brand.origin}${brand.shareImage}`,
      canonicals: 1,
    });
  const { description, ogDescription } = await head(page);
  expect(description?.length).toBeGreaterThan(3);
  expect(ogDescription).toBe(description);
}

for (const name of Object.keys(titles) as OpenPage[]) {
  test(`${linkTo(name)} describes itself in its markup and after hydration`, async ({ page }) => {
    await page.goto(linkTo(name));
    const prerendered = await head(page);
    await expectHead(page, name);
    await wakeUp(page);
    await expectHead(page, name);
    expect(await head(page)).toEqual(prerendered);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

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

test('R2-002 R2-006 R2-018 R2-019 R2-032 R2-033 R2-034 R2-036 the named pages are at their addresses', async ({
  request,
}) => {
  for (const [address, heading] of [
    ['/', 'Always Live, Always Wild …'],
    ['/wildlife/live-african-wildlife-safari-streams', 'LIVE Wildlife Streams'],
    ['/wildlife/about-us', 'About Us'],
    ['/wildlife/contact-us', 'Contact Us'],
    ['/wildlife/naledi-khumalo', 'Naledi Khumalo'],
    ['/wildlife/pieter-van-wyk', 'Pieter van Wyk'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const markup = await answer.text();
    expect(markup).toContain(`<link rel="canonical" href="https://www.boma.example${address}">`);
    expect(markup).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  }
});

test('R2-042 R2-045 pages of the main layout have header, navigation and footer', async ({ page }) => {
  await signInAs(page, 'subscriber');
  // Home redirects members; another test covers that.
  await openAlive(page, '/wildlife/about-us');
  const addresses = [
    '/wildlife/contact-us',
    '/player',
    '/lodge-highlights',
    '/wildlife/stream/tau-live',
    '/wildlife/live-african-wildlife-safari-streams',
    '/wildlife/subscribe',
    '/terms-of-service',
    '/wildlife/video-highlights',
    '/wildlife/premium',
    '/wildlife/the-boma',
    '/wildlife/multiview',
    '/wildlife/shows',
    '/wildlife/schedule',
    '/wildlife/logbook',
    '/wildlife/photo-highlights',
    '/wildlife/profile/profile',
    '/wildlife/junior-ranger',
    '/wildlife/kids-course',
    '/wildlife/pangolin-watch',
    '/wildlife/naledi-khumalo',
    '/wildlife/pieter-van-wyk',
    '/privacy-policy',
    '/wildlife/about-us',
  ];
  for (const address of addresses) {
    await goInside(page, address);
    await expect(page.getByRole('banner'), address).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), address).toBeVisible();
    await expect(page.getByRole('contentinfo'), address).toBeVisible();
  }
});

test('R2-025 R2-026 a camera’s page opens with or without -live after its slug', async ({ page }) => {
  for (const address of [streamPath('tau'), '/wildlife/stream/tau']) {
    await openAlive(page, address);
    await expect(page.getByRole('heading', { level: 1, name: 'Tau' })).toBeVisible();
    await expect(page).toHaveTitle(/Tau/);
  }
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

test('R2-050 R2-051 R2-052 R2-053 R2-054 R2-065 the server and the router redirect old pages to the new ones', async ({
  page,
}) => {
  await openAlive(page, linkTo('schedule'));
  await expectRedirect(page, '/wildlife', '/');
  await expectRedirect(page, '/kids-course', '/wildlife/kids-course');
  await expectRedirect(page, '/wildlife/index.php', '/');
  await expectRedirect(page, '/wildlife/ranger-show', '/wildlife/shows');
  await expectRedirect(page, '/wildlife/live-channels', '/wildlife/live-african-wildlife-safari-streams');
});

test('R2-056 R2-057 R2-058 R2-059 R2-060 R2-061 R2-062 R2-063 old channels redirect to their cameras', async ({
  page,
}) => {
  await openAlive(page, linkTo('schedule'));
  const cameras = [
    'cat-eye',
    'kwa-maritane',
    'naledi-dam',
    'nkorho',
    'olifants-river',
    'rosies-pan',
    'tau',
    'tembe',
  ];
  for (const slug of cameras) {
    await expectRedirect(page, `/wildlife/${slug}`, `/wildlife/stream/${slug}-live`);
  }
});

test('R2-048 an unknown address redirects home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address below /assets or /api never returns the page', async ({ request }) => {
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
  const answer = await request.get('/api/no-such-call');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('json');
});
