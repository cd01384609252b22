import type { Page } from '@playwright/test';
import type { ShowView } from '../../domain/src/shows/shows.schema.ts';
import { store } from '../../functions/src/platform/store.ts';
import { call } from '../support/api.ts';
import { deleteShows, HOUR, newShow, planFor, secondsFromNow } from '../support/shows.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { at, deleteShowsTitled, serveShows } from './support/shows.ts';
import { expect, newPerson, openAlive, registerStaff, test } from './support/test.ts';

const SCHEDULE = '/wildlife/schedule';
const listen = /google\.firestore\.v1\.Firestore\/Listen/;

test.use({ timezoneId: 'Africa/Johannesburg' });

test.describe('the header', () => {
  const alert = (page: Page) => page.getByRole('banner').getByRole('link', { name: /ON AIR|NEXT SHOW/ });

  test('R2-121 says ON AIR with the kind of show and its time, leads to it, and is not in the way on a phone', async ({
    page,
  }) => {
    await serveShows(page, [at(-30, { on_air: true }), at(60)]);
    await openAlive(page, '/wildlife/about-us');
    await expect(alert(page)).toHaveText('ON AIR Ranger Show Today 11:30');
    await expect(alert(page)).toHaveAttribute('href', '/wildlife/shows/ranger-show');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(alert(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeInViewport({
      ratio: 1,
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('R2-122 otherwise says NEXT SHOW with the kind of show and its time', async ({ page }) => {
    await serveShows(page, [at(60, { show_type: { type: 'on-point', title: 'On Point' } }), at(3000)]);
    await openAlive(page, '/wildlife/about-us');
    await expect(alert(page)).toHaveText('NEXT SHOW On Point Today 13:00');
  });
});

test.describe('the schedule', () => {
  test.describe('to a viewer in Auckland', () => {
    test.use({ timezoneId: 'Pacific/Auckland' });

    // The component and its dates have tests in other zones.
    test('R2-017 R9-088 lists the shows by the viewer’s day, in the viewer’s time and in camp time', async ({
      page,
    }) => {
      await serveShows(page, [], [at(11 * 60 + 30), at(25 * 60)]);
      await openAlive(page, SCHEDULE);
      const main = page.getByRole('main');
      await expect(main.getByRole('region').getByRole('heading', { level: 2 })).toHaveText([
        'Tomorrow, Saturday 16 January',
        'Sunday, 17 January',
      ]);
      const first = main.getByRole('region').getByRole('listitem').first();
      await expect(first).toContainText('10:30');
      await expect(first).toContainText('Camp 23:30');
      await expect(first).toContainText('Starts in 11 h 30 min');
    });
  });

  test('R7-099 shows the published shows at start, from a cache', async ({ page }) => {
    const answered = page.waitForResponse('**/api/schedule*');
    await openAlive(page, SCHEDULE);
    expect((await answered).headers()['cache-control']).toContain('s-maxage=10');
    const published = (await store.publishedSchedule().get()).data();
    // Other tests move the shows of other kinds.
    const isNext = ({ show_ts, show_type }: ShowView) =>
      show_type.type === 'ranger-show' && show_ts * 1000 > Date.now() + HOUR;
    const first = published?.schedule.find(isNext);
    await expect(
      page
        .getByRole('main')
        .getByText(first?.title ?? '')
        .first(),
    ).toBeVisible();
  });

  test('R7-098 an open page follows what staff plan, move and cancel', async ({ page }) => {
    const [title, moved] = [`Planned ${Date.now()}`, `Moved ${Date.now()}`];
    await Promise.all([page.waitForRequest(listen), openAlive(page, SCHEDULE)]);
    const show = await newShow('night-drive', { title, show_ts: secondsFromNow(3 * HOUR) });
    const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    try {
      await expect(row(title)).toBeVisible();
      const { token } = await registerStaff('zoomie');
      const body = planFor('night-drive', { title: moved, show_ts: secondsFromNow(4 * HOUR) });
      await call('changeShow', { token, body: { ...body, id: show.id, sequence: 0 } });
      await expect(row(moved)).toBeVisible();
      await expect(row(title)).toHaveCount(0);
      await call('cancelShow', { token, body: { id: show.id } });
      await expect(row(moved)).toContainText('Cancelled');
    } finally {
      await deleteShowsTitled(title, moved);
    }
  });

  test('says that it failed, and Try again loads it', async ({ page, consoleWatch }) => {
    consoleWatch.allowError(/Failed to load resource|Fetching 'boma:schedule'/);
    await page.route('**/api/schedule*', (route) => route.fulfill({ status: 500, json: {} }));
    await openAlive(page, SCHEDULE);
    await expect(page.getByRole('alert')).toContainText('The shows did not come through.');
    await page.unroute('**/api/schedule*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('the page of a kind of show', () => {
  test('R2-014 R2-015 shows the kind in its address, and ranger-show without one', async ({ page }) => {
    await serveShows(page, [at(60), at(120, { show_type: { type: 'on-point', title: 'On Point' } })]);
    await openAlive(page, '/wildlife/shows/on-point');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On Point');
    await expect(page.getByRole('heading', { name: 'Show in 120' })).toBeVisible();
    await expect(page.getByText('Show in 60')).toHaveCount(0);
    await expect(page).toHaveTitle(/^On Point/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ranger Shows' }).click();
    await expect(page).toHaveURL('/wildlife/shows');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ranger Show');
    await expect(page.getByRole('heading', { name: 'Show in 60' })).toBeVisible();
    await openAlive(page, '/wildlife/shows/ranger-show');
    await expect(page.getByRole('heading', { name: 'Show in 60' })).toBeVisible();
  });

  test('R2-210 plays a show on the air that has a video, and axe finds no problem', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await serveShows(page, [at(-30, { on_air: true, code: 'tau' }), at(60)]);
    await openAlive(page, '/wildlife/shows');
    const stage = page.getByRole('region', { name: 'On air: Show in -30' });
    await expect(stage.locator('video')).toBeVisible();
    await expect(stage.getByText('ON AIR')).toBeVisible();
    await expect(page.getByText('Show in 60')).toHaveCount(0);
    await expectNoAxeFindings(page);
  });

  test('R2-210 plays the video at YouTube of a show on the air', async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' }),
    );
    await serveShows(page, [at(-5, { on_air: true, code: null, youtube_id: 'abcdefghijk' })]);
    await openAlive(page, '/wildlife/shows');
    await expect(page.locator('iframe[src*="/embed/abcdefghijk"]')).toBeAttached();
  });

  test('R2-211 R2-212 R2-213 otherwise previews the next show, the one after it, and a ranger', async ({
    page,
  }) => {
    await serveShows(page, [at(-19), at(120), at(600)]);
    await openAlive(page, '/wildlife/shows');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([
      'Show in -19',
      'Show in 120',
      /^Meet (Naledi Khumalo|Pieter van Wyk)$/,
      'Ask the rangers',
      'Past episodes',
    ]);
    await expect(page.getByText('Today 14:00 · camp 14:00 · in 2 h')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Meet a ranger' })).toHaveCount(1);
  });

  test('R2-214 R2-221 shows a ranger and a link to the schedule when no show is planned', async ({
    page,
  }) => {
    await serveShows(page, [at(-21)]);
    await openAlive(page, '/wildlife/shows');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      /^Meet /,
      'Ask the rangers',
      'Past episodes',
    ]);
    await expect(page.getByText('Show in -21')).toHaveCount(0);
    await page.getByRole('link', { name: 'View Schedule' }).click();
    await expect(page).toHaveURL(SCHEDULE);
  });

  test('says that there is no such show', async ({ page, consoleWatch }) => {
    consoleWatch.allowError(/status of 404.*\/wildlife\/shows\//);
    await openAlive(page, '/wildlife/shows/moon-walk');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such show');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

test('a show put on the air is live on every open page within two seconds, by live/site alone', async ({
  page,
  context,
}) => {
  const TYPE = 'river-walk';
  const show = await newShow(TYPE, { title: 'Hippos at dusk' });
  const reads: string[] = [];
  const other = await context.newPage();
  try {
    const listening = [page, other].map((each) => each.waitForRequest(listen));
    await openAlive(page, `/wildlife/shows/${TYPE}`);
    await openAlive(other, '/wildlife/about-us');
    await Promise.all(listening);
    await expect(page.getByRole('heading', { name: 'Hippos at dusk' })).toBeVisible();
    const { token } = await registerStaff('admin');
    for (const each of [page, other])
      each.on('request', (request) => {
        if (/\/api\/(?!live|streams|show-types)|RunQuery|BatchGet/.test(request.url()))
          reads.push(request.url());
      });
    const stage = page.getByRole('region', { name: 'On air: Hippos at dusk' });
    const sign = other.getByRole('banner').getByText('ON AIR');
    /** Whether both pages show it within 2 s of the answer of the call, and what they read for that. */
    const putOnAir = async () => {
      reads.length = 0;
      await call('startShow', { token, body: { id: show.id } });
      const startedAt = performance.now();
      await Promise.all([expect(stage).toBeVisible(), expect(sign).toBeVisible()]);
      return { inTime: performance.now() - startedAt < 2000, reads: [...reads] };
    };
    const first = await putOnAir();
    await call('endShow', { token, body: { id: show.id } });
    await expect(stage).toHaveCount(0);
    // A busy machine may be late once, and a plan of another test may be read once.
    const best = first.inTime && first.reads.length === 0 ? first : await putOnAir();
    expect(best).toEqual({ inTime: true, reads: [] });
  } finally {
    await other.close();
    await deleteShows(TYPE);
  }
});

test('a viewer follows a show and gets a calendar of their own', async ({ page }) => {
  await newPerson(page);
  await openAlive(page, '/wildlife/shows/on-point');
  const follow = page.getByRole('button', { name: 'Follow this show' });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Show Schedule' }).click();
  const box = page.getByRole('complementary', { name: 'Calendars' });
  await expect(box.getByRole('button', { name: 'On Point' })).toHaveAttribute('aria-pressed', 'true');
  await expect(box.getByRole('button', { name: 'Ranger Show' })).toHaveAttribute('aria-pressed', 'false');
  await box.getByRole('button', { name: 'Make my calendar address' }).click();
  const address = await box.locator('code').textContent();
  const answer = await page.request.get(new URL(address ?? '').pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  await page.reload();
  await expect(box.getByRole('button', { name: 'Replace my calendar address' })).toBeVisible();
});

test('a guest who follows a show is asked to sign in', async ({ page }) => {
  await openAlive(page, '/wildlife/shows/on-point');
  await page.getByRole('button', { name: 'Follow this show' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
