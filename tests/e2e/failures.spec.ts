import type { Route } from '@playwright/test';
import { ownToasts } from './support/account-forms.ts';
import { streamsPage } from './support/cameras.ts';
import { scriptOf } from './support/scripts.ts';
import { expect, holdLife, openAlive, test } from './support/test.ts';

/** What the browser logs about code that fails to load. */
const codeMissing =
  /Failed to load resource|Failed to fetch dynamically imported module|error occurred|Loading the code of/;

const refused = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'internal', message: 'Something went wrong.', request_id: 'test' }),
};

test('R8-001 R8-002 a failed call is logged, and the visitor sees no error', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Fetching 'streams' failed.*internal/);
  consoleWatch.expectError(/Fetching 'showTypes' failed.*internal/);
  consoleWatch.allowError(/^Failed to load resource/);
  await page.route('**/api/streams', (route) => route.fulfill(refused));
  await page.route('**/api/show-types', (route) => route.fulfill(refused));
  await openAlive(page, '/wildlife/about-us');
  for (const name of ['streams', 'showTypes'])
    await expect
      .poll(() => consoleWatch.errors.filter((text) => text.startsWith(`Fetching '${name}'`)).length)
      .toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(ownToasts(page)).toHaveCount(0);
  // The prerendered content is still there.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Tau' })).toBeVisible();
});

test('a page whose code fails to load shows an error and recovers on retry', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Showing the page failed/);
  consoleWatch.allowError(codeMissing);
  await openAlive(page, '/wildlife/about-us');
  await page.route(`**${scriptOf('src/app/routes/contact-us.tsx')}`, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute(`**${scriptOf('src/app/routes/contact-us.tsx')}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('a page that was opened without a network says so, and loads when the network is back', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Showing the page failed/);
  consoleWatch.allowError(codeMissing);
  consoleWatch.allowError(/ failed /);
  await openAlive(page, '/wildlife/about-us');
  const bar = page.locator('[data-offline-bar]');
  await expect(bar).toBeAttached();
  await expect(bar).toBeEmpty();
  await context.setOffline(true);
  await expect(bar).toContainText('You are offline.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not load' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('a player whose code fails to load leaves the rest of the page intact and recovers on reload', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Loading the player failed/);
  consoleWatch.allowError(codeMissing);
  let reloaded = false;
  await page.route(`**${scriptOf('src/features/player/components/player-stage.later.tsx')}`, (route) =>
    reloaded ? route.continue() : route.abort(),
  );
  await openAlive(page, '/wildlife/multiview?layout=2&cameras=tau');
  const player = page.getByRole('region', { name: 'Player: Tau' });
  await expect(player.getByText('The player could not be loaded')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tiles' }).getByRole('listitem')).toHaveCount(2);
  // Until then the page asks in vain, however often it tries by itself.
  page.once('framenavigated', () => (reloaded = true));
  await player.getByRole('button', { name: 'Reload' }).click();
  await expect(player.getByRole('button', { name: 'Pause Tau' })).toBeAttached();
});

/** The ways in which an answer fails, each as the browser may keep it. */
const failedAnswers = {
  'a lost connection': (route: Route) => route.abort(),
  'a 404 that caches keep for a year': (route: Route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      body: '<h1>Not found</h1>',
    }),
  'a page of the network in its place': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' }),
  'a server that is overloaded': (route: Route) =>
    route.fulfill({ status: 503, contentType: 'text/javascript', body: 'overloaded' }),
} as const;

for (const [what, answer] of Object.entries(failedAnswers))
  test(`after ${what} every script is asked for again: those of the page, of its parts and of other pages`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allowError(codeMissing);
    consoleWatch.allowError(/Showing the|Loading/);
    let fails = true;
    // Among them one that all others import, and those that only one page or one dialog needs.
    const cut = [
      'src/lib/store.ts',
      'src/entry-client.tsx',
      'src/app/routes/contact-us.tsx',
      'src/features/legal/legal-dialog.later.tsx',
    ].map(scriptOf);
    await page.route(
      ({ pathname }) => fails && cut.includes(pathname),
      (route) => answer(route),
    );
    await page.goto('/wildlife/about-us');
    await page.locator('#root').dispatchEvent('pointerdown');
    const note = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });
    await expect(note).toBeVisible();
    await expect(note.getByRole('button', { name: 'Load the page anew' })).toBeVisible();
    fails = false;
    await expect(async () => {
      await page.locator('#root').dispatchEvent('pointerdown');
      await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 1000 });
    }).toPass();
    await expect(note).toHaveCount(0);

    fails = true;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not load' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));
    fails = false;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /About|Who/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();

    fails = true;
    const terms = page.getByRole('button', { name: 'Terms of Service' });
    await terms.click();
    await expect(page.getByText('That could not be loaded. Please try again.')).toBeVisible();
    fails = false;
    await expect(async () => {
      await terms.click();
      await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  });

test('a page without content whose script fails to load says so, and comes alive on a later input', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(codeMissing);
  await page.route(`**${scriptOf('src/lib/store.ts')}`, (route) => route.abort());
  await page.goto('/wildlife/profile/profile');
  await expect(
    page.getByText('This page could not load. Tap here or press a key to try again.'),
  ).toBeVisible();
  await page.unroute(`**${scriptOf('src/lib/store.ts')}`);
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 1000 });
  }).toPass();
});

test('a page without content whose own code fails to load has header and links, and says what is missing', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Showing the page failed/);
  consoleWatch.allowError(codeMissing);
  await page.route(`**${scriptOf('src/app/routes/multiview.tsx')}`, (route) => route.abort());
  await page.route('**/wildlife/multiview', async (route) => {
    await route.continue({ url: new URL('/shell', route.request().url()).href });
  });
  await page.goto('/wildlife/multiview');
  await expect(page.getByRole('heading', { name: 'This page could not load' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('a page whose script fails to load swallows no press and hydrates on a later input', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(codeMissing);
  await page.route(`**${scriptOf('src/entry-client.tsx')}`, (route) => route.abort());
  // The page also retries after a while without input.
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(scriptOf('src/entry-client.tsx')),
  );
  await page.goto(streamsPage);
  await page.locator('#root').dispatchEvent('pointerdown');
  await failed;
  const button = page.getByRole('button', { name: '2', exact: true });
  const isLeftAlone = () =>
    button.evaluate((element) =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
  await expect.poll(isLeftAlone).toBe(true);
  await page.unroute(`**${scriptOf('src/entry-client.tsx')}`);
  await expect(async () => {
    await page.locator('#root').dispatchEvent('pointerdown');
    await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await button.click();
  await expect(page.locator('html[data-streams-per-row="2"]')).toBeAttached();
});

test('a first render that throws counts as a failed start, and a later input retries', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Starting the page failed/);
  const release = await holdLife(page);
  await page.goto('/wildlife/about-us');
  const root = page.locator('#root');
  // React cannot begin: no boundary of the page stands around that.
  await root.evaluate((element) => {
    element.addEventListener = () => {
      throw new Error('No events today.');
    };
  });
  await root.dispatchEvent('pointerdown');
  release();
  await expect.poll(() => consoleWatch.errors.length).toBeGreaterThan(0);
  await root.evaluate((element) => Reflect.deleteProperty(element, 'addEventListener'));
  await expect(async () => {
    await page.locator('#root').dispatchEvent('pointerdown');
    await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the parts of the shell that come late are loaded when the network is back, if their code was missing', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Loading a part of the page failed/);
  consoleWatch.allowError(codeMissing);
  const script = `**${scriptOf('src/app/shell/deferred-parts.later.tsx')}`;
  await page.route(script, (route) => route.abort());
  await openAlive(page, '/wildlife/about-us');
  const hasFailed = () => consoleWatch.errors.some((text) => text.startsWith('Loading a part of the page'));
  await expect.poll(hasFailed).toBe(true);
  await page.unroute(script);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a listener whose code fails to load is fetched again when the network is back', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Listening to what is live failed/);
  consoleWatch.allowError(codeMissing);
  await page.route(
    `**${scriptOf('src/lib/firebase/live-site-listener.later.ts')}`,
    (route) => route.abort(),
    // A file that did not arrive is asked for again at once.
    { times: 2 },
  );
  await openAlive(page, '/wildlife/about-us');
  // Until the viewer does something the page waits for seconds before it listens.
  const hasFailed = async () => {
    await page.keyboard.press('Shift');
    return consoleWatch.errors.some((text) => text.startsWith('Listening'));
  };
  await expect.poll(hasFailed, { intervals: [100] }).toBe(true);
  const listening = page.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await listening;
});
