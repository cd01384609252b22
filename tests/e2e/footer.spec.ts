import type { Page } from '@playwright/test';
import { brand } from '../../web/src/config/brand.ts';
import { accountButton } from './support/account-forms.ts';
import { GUEST_CAMERA } from './support/cameras.ts';
import { expect, openAlive, signInAs, test } from './support/test.ts';

const column = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name, exact: true });

test('R2-130 R2-132 HELP links to the prices and to subscribing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAlive(page, '/wildlife/about-us');
  const help = column(page, 'HELP');
  await help.getByRole('link', { name: 'Plans & Pricing' }).click();
  await expect(page).toHaveURL('/wildlife/premium#pricing');
  const plans = page.getByRole('region', { name: 'Plans & Pricing' });
  await expect(plans).toBeInViewport();
  // The page may still be scrolling to the plans.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(plans).not.toBeInViewport({ timeout: 2000 });
  }).toPass();
  await help.getByRole('link', { name: 'Plans & Pricing' }).click();
  await expect(plans).toBeInViewport();
  await help.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/wildlife/subscribe');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('links to each camera, about us, the cause, contact, the legal texts and our social accounts, and names the year', async ({
  page,
}) => {
  const answered = page.waitForResponse('**/api/streams');
  await openAlive(page, '/wildlife/schedule');
  const { data } = (await (await answered).json()) as { data: { slug: string; name: string }[] };
  await test.step('R2-124 LIVE has a link to each camera', async () => {
    const cameras = data.filter(({ name }) => !GUEST_CAMERA.test(name));
    const live = column(page, 'LIVE').getByRole('link').filter({ hasNotText: GUEST_CAMERA });
    await expect(live).toHaveText(cameras.map(({ name }) => name));
    const addresses = () => live.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect.poll(addresses).toEqual(cameras.map(({ slug }) => `/wildlife/stream/${slug}-live`));
  });
  const about = column(page, 'ABOUT');
  const links = [
    ['About Us', '/wildlife/about-us'],
    [brand.cause, '/wildlife/pangolin-watch'],
    ['Contact Us', '/wildlife/contact-us'],
  ] as const;
  await test.step('R2-133 ABOUT has three links', () =>
    expect(about.getByRole('link')).toHaveText(links.map(([text]) => text)));
  const footer = page.getByRole('contentinfo');
  await test.step('R2-137 the copyright line names the year', () =>
    expect(footer).toContainText(new RegExp(`©.*${new Date().getFullYear()}.*${brand.operator}`)));
  await test.step('R2-135 our social accounts are linked', async () => {
    for (const { name, url } of brand.social) {
      const link = footer.getByRole('link', { name: `${brand.name} on ${name}` });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
  await test.step('R2-031 R2-133 each link of ABOUT opens its page', async () => {
    for (const [text, to] of links) {
      await about.getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    }
  });
  await test.step('R2-034 R2-138 the legal texts open', async () => {
    for (const [text, to] of [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
    ] as const) {
      await footer.getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    }
  });
});

const everybodys = [
  ['Boma Chat', '/wildlife/the-boma'],
  ['Logbook', '/wildlife/logbook'],
  ['Multiview', '/wildlife/multiview'],
  ['Photo Highlights', '/wildlife/photo-highlights'],
  ['Ranger Shows', '/wildlife/shows'],
  ['Show Schedule', '/wildlife/schedule'],
  ['Video Highlights', '/wildlife/video-highlights'],
] as const;

for (const userType of ['guest', 'registered', 'subscriber'] as const) {
  test(`header and footer have what a ${userType} user needs`, async ({ page }) => {
    if (userType !== 'guest') await signInAs(page, userType);
    await openAlive(page, '/wildlife/about-us');
    await test.step('R2-125 R2-126 R2-127 BROWSE has what this user needs', async () => {
      const own = userType === 'subscriber' ? [] : ['Home', 'Premium'];
      const links = column(page, 'BROWSE').getByRole('link');
      await expect(links).toHaveText([...own, ...everybodys.map(([text]) => text)]);
      for (const [text, to] of everybodys)
        await expect(links.filter({ hasText: text })).toHaveAttribute('href', to);
    });
    const register = page.getByRole('banner').getByRole('link', { name: 'Register' });
    const help = column(page, 'HELP');
    if (userType === 'guest') {
      await expect(register).toBeVisible();
      await test.step('R2-131 HELP offers a guest to register', () =>
        expect(help.getByRole('link', { name: 'Register' })).toBeVisible());
      return;
    }
    await expect(register).toBeHidden();
    await expect(accountButton(page)).toBeVisible();
    if (userType === 'registered') {
      await test.step('R2-129 R2-131 HELP offers a registered user to subscribe, and not to register', async () => {
        await expect(help.getByRole('link', { name: 'Subscribe' })).toBeVisible();
        await expect(help.getByRole('link', { name: 'Register' })).toBeHidden();
      });
      return;
    }
    await test.step('R2-129 a member has no HELP', () => expect(help).toHaveCount(0));
    // The columns that are left are in one row on a wide screen.
    const lines = () =>
      page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: /^(LIVE|BROWSE|ABOUT)$/ })
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    // What comes late above the footer moves all of it.
    await expect.poll(async () => new Set(await lines()).size).toBe(1);
    expect(await lines()).toHaveLength(3);
  });
}
