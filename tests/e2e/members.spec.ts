import { linkTo, type SitePathName, sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { accountButton } from './support/account-forms.ts';
import { streamPage, streamsPage } from './support/cameras.ts';
import { offers } from './support/offers.ts';
import { expect, newPerson, openAlive, signInAs, test, wakeUp } from './support/test.ts';

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

test('R2-072 R2-085 for a member home ends at the cameras, by its address and by the navigation', async ({
  page,
}) => {
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

for (const width of [390, 1440]) {
  test(`R2-084 R2-085 at ${width} the navigation has Premium for everybody but members, and Home for all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const userType of ['guest', 'registered', 'subscriber'] as const) {
      if (userType !== 'guest') await signInAs(page, userType);
      await openAlive(page, somewhere);
      if (width < 1024) await page.getByRole('button', { name: 'Open the navigation' }).click();
      const items = mainNavigation(page).getByRole('link');
      await expect(items.filter({ hasText: /^Home$/ })).toBeVisible();
      await expect(items.filter({ hasText: /^Premium$/, visible: true })).toHaveCount(
        userType === 'subscriber' ? 0 : 1,
      );
    }
  });
}

const AT_ONCE = 8;

for (let first = 0; first < addresses.length; first += AT_ONCE) {
  const some = addresses.slice(first, first + AT_ONCE);
  test(`a member is offered nothing that they have, neither before a page is alive nor after: from ${some[0]} to ${some.at(-1)}`, async ({
    page,
  }) => {
    await openAlive(page, somewhere);
    expect(await offers(page).count()).toBeGreaterThan(2);
    await signInAs(page, 'subscriber');
    for (const address of some) {
      await page.goto(address);
      await expect(offers(page), `${address} as it comes`).toHaveCount(0);
      await wakeUp(page);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(offers(page), address).toHaveCount(0);
    }
  });
}

test('a member finds their membership in the menu of the account, and no offer', async ({ page }) => {
  await signInAs(page, 'subscriber');
  await openAlive(page, somewhere);
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Manage Subscription' })).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
});

test('R2-113 the menu of the account leads to all that is somebody’s own, and to their membership', async ({
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
  await items.filter({ hasText: 'Manage Subscription' }).click();
  await expect(page).toHaveURL('/wildlife/profile/profile');
});

test('R4-044 staff may look at the site as a member does, which opens nothing', async ({
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
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, streamPage('hyena-den'));
  expect((await refused).status()).toBe(403);
  // Refused, the page asks who is here, and looks as they are.
  await expect(page.getByRole('main').getByRole('link', { name: 'SUBSCRIBE', exact: true })).toBeVisible();
});

test('R4-044 nobody but staff is asked as whom they look', async ({ page }) => {
  await newPerson(page);
  await openAlive(page, `${somewhere}?debug`);
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByText('Debug', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'See the site as' })).toHaveCount(0);
});
