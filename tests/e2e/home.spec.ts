import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import type { Page } from '@playwright/test';
import {
  expectUnmoved,
  listStreams,
  startPreviewsAtOnce,
  streamPage,
  streamsPage,
  watchLayoutShift,
} from './support/cameras.ts';
import { expect, openAlive, signInAs, test } from './support/test.ts';

const preview = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Latest cameras' }).getByRole('link', { name: new RegExp(name) });

test('R2-139 R2-140 invites a registered user to Premium', async ({ page }) => {
  await signInAs(page, 'registered');
  await openAlive(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribe to Premium');
  await expect(
    page.getByText('Get Ads Free along with a host of additional features', { exact: true }),
  ).toBeVisible();
});

/** The page of a new visitor at this width, with a live picture in it: nothing moved while it came alive. */
async function openWithoutShift(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const shift = await watchLayoutShift(page);
  await startPreviewsAtOnce(page);
  await openAlive(page, '/');
  await expect(page.locator('[data-still=tau]').first().locator('img').last()).toHaveAttribute(
    'src',
    /\/thumbnail\?/,
  );
  await expectUnmoved(shift, 0.01);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
}

for (const width of [390, 820])
  test(`shifts no layout during hydration at width ${width}`, ({ page }) => openWithoutShift(page, width));

/** A press with a modifier key opens the camera in a new tab, and no dialog. */
async function expectNewTab(page: Page): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await preview(page, 'Tembe').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL(streamPage('tembe'));
  await tab.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A press enlarges the preview, and the dialog leads to the camera's stream and chat. */
async function expectEnlarged(page: Page): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Tembe' });
  await test.step('R2-207 a press on a preview enlarges it', async () => {
    await preview(page, 'Tembe').click();
    await expect(modal).toBeVisible();
  });
  await expect(modal.getByText(/Camp time/)).toBeVisible();
  const view = modal.getByRole('link', { name: 'View Tembe stream and chat' });
  await test.step('R2-206 R2-208 its button leads to the stream and chat of the camera', () =>
    expect(view).toHaveAttribute('href', '/wildlife/stream/tembe-live'));
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(preview(page, 'Tembe')).toBeFocused();
  await page.keyboard.press('Enter');
  await view.click();
  await expect(page).toHaveURL(streamPage('tembe'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tembe');
  await expect(modal).toBeHidden();
}

/** What is on the air, a ranger's note and the newest words of the chat, which lead to the chat. */
async function expectNews(page: Page, note: string): Promise<void> {
  const news = page.getByRole('list', { name: 'What is going on' });
  await expect(news.getByRole('link', { name: /viewer|cameras? are live/ })).toBeVisible();
  await expect(news.getByRole('link', { name: /^Ranger’s note/ })).toContainText(note);
  const words = news.getByRole('link', { name: /^Boma Chat/ });
  await expect(words).toContainText(': ');
  await words.click();
  await expect(page).toHaveURL('/wildlife/the-boma');
}

test('shows guests the headline and the first four cameras without a shift, says what is going on, enlarges a camera at a press, and links to all and to Premium', async ({
  page,
  request,
}) => {
  const streams = await listStreams(request);
  expect(streams.length).toBeGreaterThan(4);
  await openWithoutShift(page, 1440);
  await test.step('R2-142 R2-143 the headline is there', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Always Live, Always Wild …'));
  await test.step('R2-144 a sentence says what the page shows', () =>
    expect(
      page.getByText("Here's a quick sample of what you can expect to see on our LIVE Wildlife Streams", {
        exact: true,
      }),
    ).toBeVisible());
  const previews = page.getByRole('list', { name: 'Latest cameras' }).getByRole('listitem');
  await test.step('R2-151 R2-152 the first four cameras are there', async () => {
    await expect(previews).toHaveCount(4);
    for (const [index, stream] of streams.slice(0, 4).entries()) {
      await expect(previews.nth(index)).toContainText(stream.name);
    }
  });
  await expectNewTab(page);
  await expectNews(page, streams.find(({ status_update: note }) => note !== '')?.status_update ?? '–');
  await page.goBack();
  await page.getByRole('link', { name: 'What Premium brings' }).click();
  await expect(page).toHaveURL('/wildlife/premium');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'See all', exact: true }).click();
  await expect(page).toHaveURL(streamsPage);
  await test.step('R2-207 a press on a camera in the list of all enlarges it', async () => {
    await page
      .getByRole('list', { name: 'Cameras', exact: true })
      .getByRole('link', { name: /Nkorho/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Nkorho' })).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await page.goBack();
  await expectEnlarged(page);
});

/** The page believes that this happens now, whatever other tests do. What its listener hears later is older. */
async function serveLive(page: Page, happens: Pick<LiveSite, 'shows' | 'sightings'>): Promise<void> {
  await page.unroute('**/api/live');
  await page.route('**/api/live', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: LiveSite };
    await route.fulfill({ json: { data: { ...data, ...happens, updated_at: 9_000_000_000_000 } } });
  });
}

test('home opens with the camera of the newest sighting, or of the running show, and says why and what this site is', async ({
  page,
  request,
}) => {
  const streams = await listStreams(request);
  const seen = {
    ...lions,
    stream: { slug: 'tembe' },
    caption: '2 waterbuck',
    avatar: '/covers/tembe-sm.jpg',
    created_ts: Math.floor(Date.now() / 1000) - 12 * 60,
  };
  const hero = page.getByRole('region', { name: 'Featured camera' });
  const siteLine = hero.getByText(/^\d+ free live cameras from Africa\. No account needed\.$/);

  await serveLive(page, { shows: [], sightings: [seen] });
  await openAlive(page, '/');
  await expect(hero.getByText(/^Seen here 1[2-5] minutes ago: 2 waterbuck$/)).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Watch Tembe' })).toBeVisible();
  await expect(hero.getByText('Live', { exact: true })).toBeVisible();
  await expect(siteLine).toBeVisible();

  const code = streams.find(({ slug }) => slug === 'nkorho')?.code ?? 'there is no such camera';
  await serveLive(page, { shows: [{ ...plannedView, on_air: true, code }], sightings: [seen] });
  await openAlive(page, '/');
  await expect(hero.getByText('The show is at this camera')).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Watch Nkorho' })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'ON AIR Watch the show: Sunrise at Tau' })).toHaveAttribute(
    'href',
    '/wildlife/shows/ranger-show',
  );
  await expect(siteLine).toBeVisible();
});
