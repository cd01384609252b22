import type { CDPSession, Page } from '@playwright/test';
import { isSpread, pushesTo } from '../support/alerts.ts';
import { call } from '../support/api.ts';
import { registerQuickly } from '../support/people/viewers.ts';
import { site } from '../support/run.ts';
import { deleteSightings, newSighting } from '../support/sightings.ts';
import { stored } from '../support/stored.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, newPerson, openAlive, registerStaff, signInWith, test } from './support/test.ts';

/** Other tests post sightings at other cameras. */
const CAMERA = 'naledi-dam';
const ALERTS = '/wildlife/profile/notifications';

const made: string[] = [];
test.afterAll(() => deleteSightings(made));

/** Where the push simulator keeps what is sent to this browser. */
const addressOf = (page: Page) => page.evaluate(() => localStorage.getItem('boma:simulated-push') ?? '');

/** The id of the site's worker, as the DevTools protocol names it. */
function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
}

test('staff post five sightings in ten minutes: a viewer of their kind gets one push, which the worker shows', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: site() });
  // The headless browser grants the permission, and still says 'denied' here.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  const { uid } = await newPerson(page);
  await openAlive(page, ALERTS);
  await page.getByText('Every sighting at these cameras').click();
  await page.getByRole('checkbox', { name: 'Naledi Dam' }).check();
  await page.getByText(/^Quiet hours/).click();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await page.getByRole('checkbox', { name: day }).uncheck();
  await page.getByRole('button', { name: 'Get notifications on this device' }).click();
  await expect(page.getByRole('button', { name: 'Stop notifications on this device' })).toBeVisible();
  await expect
    .poll(async () => (await stored.alerts(uid).get()).data())
    .toMatchObject({ cameras: [CAMERA], quiet: Array.from({ length: 7 }, () => null) });
  await expectNoAxeFindings(page);

  const { token } = await registerStaff('zoomie');
  for (const species of ['lion', 'zebra', 'impala', 'hippo', 'warthog']) {
    const { sighting } = (await call('postSighting', { token, body: { stream: CAMERA, species } })).data;
    if (sighting) made.push(sighting.id);
  }
  expect(made).toHaveLength(5);
  for (const id of made) await expect.poll(() => isSpread(id)).toBe(true);
  const address = await addressOf(page);
  await expect.poll(() => pushesTo(address)).toHaveLength(1);
  const [data] = await pushesTo(address);

  // A browser takes pushes only from its maker's service, so what the simulator took is delivered by the DevTools protocol.
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The page has no worker.');
  // The headless browser shows no notifications, so what the worker asks it to show is recorded.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, data: options?.data as unknown });
    };
  });
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site(),
    registrationId: await registrationOf(session),
    data: JSON.stringify({ data, from: 'simulator' }),
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { readonly shown: unknown }).shown);
  await expect
    .poll(shown)
    // The five are spread at the same time, so any of them may be the first.
    .toEqual([
      {
        title: expect.stringMatching(/^(Lion|Zebra|Impala|Hippo|Warthog) at Naledi Dam$/),
        data: { url: '/wildlife/stream/naledi-dam-live' },
      },
    ]);
});

test('a viewer who comes back after hours reads what was seen since', async ({ page }) => {
  const HOUR = 3_600_000;
  const viewer = await registerQuickly();
  // The card names the three newest sightings. No other test posts one of this kind.
  const chosen = { notification_categories: [{ id: 8 }] };
  await stored.users(viewer.uid).update(chosen);
  await signInWith(page, viewer);
  made.push(await newSighting({ caption: '7 genets', created_ts: Math.floor((Date.now() - 60_000) / 1000) }));
  // Leaving a page stores the moment.
  await page.addInitScript(
    (last) => localStorage.setItem('boma:last-seen', String(last)),
    Date.now() - 5 * HOUR,
  );
  await openAlive(page, '/wildlife/schedule');
  const card = page.getByRole('region', { name: 'While you were away' });
  await expect(card.getByRole('link', { name: /^7 genets at / })).toBeVisible();
  await card.getByRole('button', { name: 'Close what you missed' }).click();
  await expect(card).toHaveCount(0);
});
