import { linkTo, type SitePathName, sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { accountButton } from './support/account-forms.ts';
import { streamPage, streamsPage } from './support/cameras.ts';
import { offers } from './support/offers.ts';
import { expect, goInside, newPerson, openAlive, signInAs, test } from './support/test.ts';

const somewhere = linkTo('aboutUs');
const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const addresses = [
  ...(Object.keys(sitePaths) as SitePathName[]).filter((name) => name !== 'stream').map(linkTo),
  streamPath('tau'),
  streamPath('hyena-den'),
  `${linkTo('profile')}/gallery`,
  `${linkTo('profile')}/notifications`,
  `${linkTo('multiview')}?layout=2&cameras=tau,hyena-den`,
];

/** Those with offers for guests in the page as it was built. */
const prerendered: readonly string[] = (
  ['premium', 'shows', 'streams', 'multiview', 'schedule', 'theBoma'] as const
).map(linkTo);

test('R2-072 R2-085 home redirects a member to the cameras, by address and by link', async ({ page }) => {
  await openAlive(page, '/');
  await expect(page).toHaveURL('/');
  await signInAs(page, 'subscriber');
  await page.goto('/');
  await expect(page).toHaveURL(streamsPage);
  await openAlive(page, somewhere);
  await mainNavigation(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(streamsPage);
  await expect(page.getByRole('heading', { level: 1, name: 'LIVE Wildlife Streams' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL(streamsPage);
});

for (const userType of ['guest', 'registered', 'subscriber'] as const)
  test(`R2-084 R2-085 the navigation of a ${userType} user shows Home, and Premium to all but members`, async ({
    page,
  }) => {
    if (userType !== 'guest') await signInAs(page, userType);
    await openAlive(page, somewhere);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (width < 1024) await page.getByRole('button', { name: 'Open the navigation' }).click();
      const items = mainNavigation(page).getByRole('link');
      await expect(items.filter({ hasText: /^Home$/ })).toBeVisible();
      await expect(items.filter({ hasText: /^Premium$/, visible: true })).toHaveCount(
        userType === 'subscriber' ? 0 : 1,
      );
    }
  });

test('a member sees no membership offer on any page before its hydration', async ({ page, consoleWatch }) => {
  consoleWatch.allowError(/^Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(somewhere);
  expect(await offers(page).count()).toBeGreaterThan(2);
  await signInAs(page, 'subscriber');
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('html'), address).toHaveAttribute('data-user', 'subscriber');
    await expect(offers(page), address).toHaveCount(0);
  }
});

test('a member sees no membership offer on any page after its hydration', async ({ page }) => {
  await openAlive(page, somewhere);
  expect(await offers(page).count()).toBeGreaterThan(2);
  await signInAs(page, 'subscriber');
  await openAlive(page, somewhere);
  for (const address of addresses) {
    // What hydration takes over from the page as it was built is not what a link renders.
    if (prerendered.includes(address)) await openAlive(page, address);
    else await goInside(page, address);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(offers(page), address).toHaveCount(0);
  }
});

test('R2-113 the account menu links to the user’s pages and to their subscription, and offers members nothing', async ({
  page,
}) => {
  await newPerson(page);
  await openAlive(page, somewhere);
  const items = page.getByRole('menuitem');
  for (const [name, address] of [
    ['My Profile', '/wildlife/profile/profile'],
    ['Photo Gallery', '/wildlife/profile/gallery'],
    ['Alerts/Notifications', '/wildlife/profile/notifications'],
    ['Subscribe', '/wildlife/subscribe'],
  ] as const) {
    await accountButton(page).click();
    await expect(items).toHaveText([
      'My Profile',
      'Photo Gallery',
      'Alerts/Notifications',
      'Subscribe',
      'Sign Out',
    ]);
    await items.filter({ hasText: name }).click();
    await expect(page).toHaveURL(address);
  }
  await signInAs(page, 'subscriber');
  await openAlive(page, somewhere);
  await accountButton(page).click();
  await expect(items.filter({ hasText: 'Manage Subscription' })).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
  await items.filter({ hasText: 'Manage Subscription' }).click();
  await expect(page).toHaveURL('/wildlife/profile/profile');
});

test('R4-044 staff can view the site as a member, but paid cameras stay locked', async ({
  page,
  consoleWatch,
}) => {
  // The browser itself reports that the paid camera is refused.
  consoleWatch.allowError(/403/);
  await newPerson(page, { roles: ['zoomie'] });
  const fetched = page.waitForResponse(/\/api\/auth\/user$/);
  await openAlive(page, `${somewhere}?debug`);
  await (await fetched).finished();
  const lookAs = page.getByRole('group', { name: 'See the site as' });
  const offer = mainNavigation(page).getByRole('link', { name: 'Premium' });
  const lookAsMember = async () => {
    await lookAs.getByRole('button', { name: 'Member' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-user', 'subscriber');
    await expect(offer).toBeHidden();
  };
  await lookAsMember();
  await lookAs.getByRole('button', { name: 'Viewer' }).click();
  await expect(offer).toBeVisible();
  await lookAsMember();
  const refused = page.waitForResponse(/\/api\/streams\/\d+\/playback$/);
  await goInside(page, streamPage('hyena-den'));
  expect((await refused).status()).toBe(403);
  // After the refusal the page fetches the user and shows the site as their own type sees it.
  await expect(page.getByRole('main').getByRole('link', { name: 'SUBSCRIBE', exact: true })).toBeVisible();
});

test('R4-044 only staff can choose to see the site as another user type', async ({ page }) => {
  await newPerson(page);
  await openAlive(page, `${somewhere}?debug`);
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByText('Debug', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'See the site as' })).toHaveCount(0);
});
