import type { Page } from '@playwright/test';
import { brand } from '../../web/src/config/brand.ts';
import { accountButton } from './support/account-forms.ts';
import { expect, openAlive, signInAs, test } from './support/test.ts';

const column = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name, exact: true });

test('R2-124 LIVE has a link to each camera', async ({ page }) => {
  const answered = page.waitForResponse('**/api/streams');
  await openAlive(page, '/wildlife/about-us');
  const { data } = (await (await answered).json()) as { data: { slug: string; name: string }[] };
  const links = column(page, 'LIVE').getByRole('link');
  await expect(links).toHaveText(data.map(({ name }) => name));
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect.poll(addresses).toEqual(data.map(({ slug }) => `/wildlife/stream/${slug}-live`));
});

test('R2-130 R2-132 HELP links to the prices and to subscribing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAlive(page, '/wildlife/about-us');
  const help = column(page, 'HELP');
  await help.getByRole('link', { name: 'Plans & Pricing' }).click();
  await expect(page).toHaveURL('/wildlife/premium#pricing');
  const plans = page.getByRole('region', { name: 'Plans & Pricing' });
  await expect(plans).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(plans).not.toBeInViewport();
  await help.getByRole('link', { name: 'Plans & Pricing' }).click();
  await expect(plans).toBeInViewport();
  await help.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/wildlife/subscribe');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('R2-031 R2-133 ABOUT links to about us, the cause and contact', async ({ page }) => {
  await openAlive(page, '/wildlife/schedule');
  const about = column(page, 'ABOUT');
  const links = [
    ['About Us', '/wildlife/about-us'],
    [brand.cause, '/wildlife/pangolin-watch'],
    ['Contact Us', '/wildlife/contact-us'],
  ] as const;
  await expect(about.getByRole('link')).toHaveText(links.map(([text]) => text));
  for (const [text, to] of links) {
    await about.getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  }
});

test('R2-034 R2-138 every page links to the legal texts', async ({ page }) => {
  await openAlive(page, '/wildlife/schedule');
  for (const [text, to] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  }
});

test('R2-135 R2-137 the footer names the year and links to our social accounts', async ({ page }) => {
  await openAlive(page, '/wildlife/schedule');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(new RegExp(`©.*${new Date().getFullYear()}.*${brand.operator}`));
  for (const { name, url } of brand.social) {
    const link = footer.getByRole('link', { name: `${brand.name} on ${name}` });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

const everybodys = [
  ['Boma Chat', '/wildlife/the-boma'],
  ['Multiview', '/wildlife/multiview'],
  ['Photo Highlights', '/wildlife/photo-highlights'],
  ['Ranger Shows', '/wildlife/shows'],
  ['Show Schedule', '/wildlife/schedule'],
  ['Video Highlights', '/wildlife/video-highlights'],
] as const;

for (const userType of ['guest', 'registered', 'subscriber'] as const) {
  test(`R2-125 R2-126 R2-127 R2-129 the footer has the columns and links for a ${userType} user`, async ({
    page,
  }) => {
    if (userType !== 'guest') await signInAs(page, userType);
    await openAlive(page, '/wildlife/about-us');
    const own = userType === 'subscriber' ? [] : ['Home', 'Premium'];
    const links = column(page, 'BROWSE').getByRole('link');
    await expect(links).toHaveText([...own, ...everybodys.map(([text]) => text)]);
    for (const [text, to] of everybodys)
      await expect(links.filter({ hasText: text })).toHaveAttribute('href', to);
    if (userType === 'subscriber') await expect(column(page, 'HELP')).toHaveCount(0);
    else await expect(column(page, 'HELP')).toBeVisible();
  });
}

test('a member’s columns are in one row on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'subscriber');
  await openAlive(page, '/wildlife/about-us');
  await expect(column(page, 'HELP')).toHaveCount(0);
  const topOf = async (title: string) => (await column(page, title).boundingBox())?.y;
  const line = await topOf('LIVE');
  expect(line).toBeGreaterThan(0);
  for (const title of ['BROWSE', 'ABOUT']) expect(await topOf(title)).toBe(line);
});

test('the header offers members no registration', async ({ page }) => {
  await openAlive(page, '/wildlife/schedule');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await signInAs(page, 'subscriber');
  await openAlive(page, '/wildlife/schedule');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeHidden();
  await expect(accountButton(page)).toBeVisible();
});

test('R2-131 HELP has a link to register for guests only', async ({ page }) => {
  await openAlive(page, '/wildlife/schedule');
  await expect(column(page, 'HELP').getByRole('link', { name: 'Register' })).toBeVisible();
  await signInAs(page, 'registered');
  await openAlive(page, '/wildlife/schedule');
  await expect(column(page, 'HELP').getByRole('link', { name: 'Subscribe' })).toBeVisible();
  await expect(column(page, 'HELP').getByRole('link', { name: 'Register' })).toBeHidden();
});
