import { linkTo, type SitePathName, sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { accountButton } from './support/account-forms.ts';
import { expectPlays, streamPage, streamsPage } from './support/cameras.ts';
import { offers } from './support/offers.ts';
import { expect, goInside, newPerson, openAlive, signInAs, test, wakeUp } from './support/test.ts';

const somewhere = linkTo('aboutUs');
const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuItems = (page: Page) => page.getByRole('menuitem');

const addresses = [
  ...(Object.keys(sitePaths) as SitePathName[]).filter((name) => name !== 'stream').map(linkTo),
  streamPath('tau'),
  streamPath('hyena-den'),
  `${linkTo('profile')}/gallery`,
  `${linkTo('profile')}/notifications`,
  `${linkTo('multiview')}?layout=2&cameras=tau,hyena-den`,
];

/** Pages that redirect members to others of the list. */
const leftByMembers: readonly string[] = (
  ['home', 'signIn', 'register', 'subscribe', 'profile', 'controller', 'staff'] as const
).map(linkTo);

/** Those with offers for guests in the page as it was built. */
const prerendered: readonly string[] = (
  ['premium', 'shows', 'streams', 'multiview', 'schedule', 'theBoma'] as const
).map(linkTo);

/** On a wide screen the navigation is always open, on a phone behind a button. */
async function expectNavigation(page: Page, { premium }: { readonly premium: boolean }): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width < 1024) await page.getByRole('button', { name: 'Open the navigation' }).click();
    const items = mainNavigation(page).getByRole('link');
    await expect(items.filter({ hasText: /^Home$/ })).toBeVisible();
    await expect(items.filter({ hasText: /^Premium$/, visible: true })).toHaveCount(premium ? 1 : 0);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('R2-084 R2-085 the navigation shows guests Home and Premium', async ({ page }) => {
  await openAlive(page, somewhere);
  expect(await offers(page).count()).toBeGreaterThan(2);
  await expectNavigation(page, { premium: true });
});

test('R2-084 R2-085 R2-113 R4-044 the menus lead a registered user to Premium and to their own pages, and let them choose no other user type', async ({
  page,
}) => {
  await signInAs(page, 'registered');
  await openAlive(page, `${somewhere}?debug`);
  await expectNavigation(page, { premium: true });
  await accountButton(page).click();
  await expect(menuItems(page)).toHaveText([
    'My Profile',
    'Photo Gallery',
    'Alerts/Notifications',
    'Subscribe',
    'Sign Out',
  ]);
  for (const [name, address] of [
    ['My Profile', '/wildlife/profile/profile'],
    ['Photo Gallery', '/wildlife/profile/gallery'],
    ['Alerts/Notifications', '/wildlife/profile/notifications'],
    ['Subscribe', '/wildlife/subscribe'],
  ] as const)
    await expect(menuItems(page).filter({ hasText: name })).toHaveAttribute('href', address);
  // Staff have the choice beside this badge.
  await expect(page.getByText('Debug', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'See the site as' })).toHaveCount(0);
  await menuItems(page).filter({ hasText: 'Photo Gallery' }).click();
  await expect(page).toHaveURL('/wildlife/profile/gallery');
});

test('R2-072 R2-084 R2-085 R2-113 a member is redirected from home to the cameras, and no menu offers them Premium', async ({
  page,
}) => {
  await signInAs(page, 'subscriber');
  await page.goto('/');
  await expect(page).toHaveURL(streamsPage);
  await wakeUp(page);
  await goInside(page, somewhere);
  await expectNavigation(page, { premium: false });
  await mainNavigation(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(streamsPage);
  await expect(page.getByRole('heading', { level: 1, name: 'Live cameras' })).toBeVisible();
  await accountButton(page).click();
  await expect(menuItems(page).filter({ hasText: 'Manage Subscription' })).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
  await menuItems(page).filter({ hasText: 'Manage Subscription' }).click();
  await expect(page).toHaveURL('/wildlife/profile/profile');
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL(streamsPage);
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

test('R6-017 a member sees no membership offer on any page after its hydration', async ({ page }) => {
  await signInAs(page, 'subscriber');
  await openAlive(page, somewhere);
  for (const address of addresses.filter((each) => !leftByMembers.includes(each))) {
    // What hydration takes over from the page as it was built is not what a link renders.
    if (prerendered.includes(address)) await openAlive(page, address);
    else await goInside(page, address);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(offers(page), address).toHaveCount(0);
  }
});

test('staff watch a camera for members without an offer and without an advert, and R4-044 can see the site as viewers do', async ({
  page,
}) => {
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
  await expect(lookAs.getByRole('button', { name: 'Member' })).toHaveAttribute('aria-pressed', 'true');
  await expect(offer).toBeHidden();
  await lookAs.getByRole('button', { name: 'Viewer' }).click();
  await expect(offer).toBeVisible();
  await lookAsMember();
  await accountButton(page).click();
  await expect(menuItems(page).filter({ hasText: 'Staff area' })).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await goInside(page, streamPage('hyena-den'));
  await expectPlays(page, 'Hyena Den');
  await expect(offers(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Advert' })).toHaveCount(0);
});

test('a page that believes in a membership without one shows its offers as soon as the server refuses', async ({
  page,
  consoleWatch,
}) => {
  // The browser itself reports that the paid camera is refused.
  consoleWatch.allowError(/403/);
  await newPerson(page);
  await page.route(
    /\/api\/auth\/user$/,
    async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: { user: object } };
      const user = { ...data.user, is_subscribed: true };
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, user } } });
    },
    { times: 1 },
  );
  await openAlive(page, somewhere);
  await expect(page.locator('html')).toHaveAttribute('data-user', 'subscriber');
  const refused = page.waitForResponse(/\/api\/streams\/\d+\/playback$/);
  await goInside(page, streamPage('hyena-den'));
  expect((await refused).status()).toBe(403);
  await expect(page.getByRole('main').getByRole('link', { name: 'SUBSCRIBE', exact: true })).toBeVisible();
});
