import type { Page } from '@playwright/test';
import {
  expectUnmoved,
  type ShiftWatch,
  streamPage,
  streamsPage,
  watchLayoutShift,
} from './support/cameras.ts';
import { scriptOf } from './support/scripts.ts';
import { expect, expectLater, goInside, openAlive, signInAs, test } from './support/test.ts';

const adverts = (page: Page) => page.getByRole('group', { name: 'Advert' });
const home = '/';
const places = [home, streamsPage, streamPage('tau')];

/** Records the scripts of adverts that the page loads. */
function watchScripts(page: Page): string[] {
  const scripts = [
    'src/features/adverts/components/stream-adverts.later.tsx',
    'src/features/adverts/components/advert-slot.later.tsx',
    'src/features/adverts/networks/google.later.tsx',
    'src/features/adverts/networks/house.later.tsx',
  ].map(scriptOf);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (scripts.includes(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Records the hosts that the page asks. */
function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  return hosts;
}

async function expectOwnAdvert(page: Page): Promise<void> {
  await adverts(page).first().scrollIntoViewIfNeeded();
  const link = adverts(page).first().getByRole('link');
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', /^\/wildlife\//);
}

/**
 * Opens a page and expects our own advert, without a shift of the page. The clock is the real one: a clock that is moved
 * ahead does at once what comes in turn, and the player falls behind.
 */
async function openWithAdvert(page: Page, place: string, shift: ShiftWatch): Promise<void> {
  await openAlive(page, place);
  await expect(adverts(page).first()).toBeAttached();
  await expectOwnAdvert(page);
  await expectUnmoved(shift, 0.01, place);
}

/** The places of the adverts on the page, as campaigns name them. */
const unitsOf = (page: Page) =>
  adverts(page).evaluateAll((each) =>
    each
      .filter((advert) => advert.getClientRects().length > 0)
      .map((advert) => (advert as HTMLElement).dataset.unit),
  );

test('R1-004 R1-042 R2-203 R6-002 a guest sees adverts, our own, and the page does not move for them', async ({
  page,
  baseURL,
}) => {
  const hosts = watchHosts(page);
  const scripts = watchScripts(page);
  const shift = await watchLayoutShift(page);
  for (const place of places) {
    scripts.length = 0;
    await openWithAdvert(page, place, shift);
    expect(scripts, place).not.toEqual([]);
  }
  expect([...hosts]).toEqual([new URL(baseURL ?? '').hostname]);
});

test('a registered user sees our adverts on home, between the rows of cameras, and more beside a camera on wider screens', async ({
  page,
  baseURL,
}) => {
  const hosts = watchHosts(page);
  const units = () => unitsOf(page);
  await signInAs(page, 'registered');
  const shift = await watchLayoutShift(page);
  await test.step('R1-004 R1-042 R6-011 R7-085 home has a place for one', async () => {
    await openWithAdvert(page, home, shift);
    await expect.poll(units).toEqual(['fullview-1']);
  });

  await test.step('R7-085 R9-015 there is one after each row of cameras', async () => {
    await openWithAdvert(page, streamsPage, shift);
    await expect.poll(units).toEqual(['interlaced-3', 'interlaced-6', 'interlaced-9', 'interlaced-12']);
    await page.getByRole('button', { name: '4', exact: true }).click();
    await expect.poll(units).toEqual(['interlaced-4', 'interlaced-8', 'interlaced-12']);
    // One column because no more fit is not one column by choice.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(units).toEqual(['interlaced-3', 'interlaced-6', 'interlaced-9', 'interlaced-12']);
  });

  await test.step('R1-004 R2-203 R9-017 R9-018 beside a camera are more, the wider the screen is', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWithAdvert(page, streamPage('tau'), shift);
    for (const [width, count] of [
      [1025, 1],
      [1024, 0],
      [1359, 1],
      [1360, 2],
      [1860, 3],
      [2350, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      // Other adverts are beside the photos of viewers.
      const beside = page.locator('[data-unit^=fullview]');
      await expect(beside, `places at ${width} px`).toHaveCount(count);
      // A network fills each place. Of our own a page has three, and those beside the photos of viewers count.
      const own = async () => {
        const [all, here] = [await adverts(page).count(), await beside.and(adverts(page)).count()];
        return all > 3 || here !== Math.min(count, 3 - (all - here))
          ? `${here} here of ${all}`
          : 'as many as fit';
      };
      await expect.poll(own, `our own at ${width} px`).toBe('as many as fit');
    }
  });
  expect([...hosts]).toEqual([new URL(baseURL ?? '').hostname]);
});

test('R1-005 R1-042 R2-203 R6-017 a member has no place for adverts among the cameras and beside one, and never loads their code', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.clock.install();
  await signInAs(page, 'subscriber');
  const expectNoAdverts = async () => {
    for (let rest = 0; rest < 3; rest += 1) await page.clock.fastForward(2000);
    await expect(adverts(page)).toHaveCount(0);
    expect(scripts).toEqual([]);
  };
  // It leads a member to the cameras.
  await openAlive(page, home);
  await expect(page).toHaveURL(streamsPage);
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  // The filters come when the page is idle, as adverts do.
  await expectLater(page, page.getByRole('search'));
  await expectNoAdverts();
  await goInside(page, streamPage('tau'));
  await expect(page.getByRole('list', { name: 'Stream previews' })).toBeVisible();
  await expectNoAdverts();
});
