import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { expectUnmoved, startPreviewsAtOnce, streamsPage, watchLayoutShift } from './support/cameras.ts';
import { expect, expectLater, openAlive, serverTellsTime, test } from './support/test.ts';

/** Camp time is two hours ahead. */
const AT_NOON = '2026-11-22T10:00:00Z';
const AT_NIGHT = '2026-11-22T20:00:00Z';

const list = (page: Page) => page.getByRole('list', { name: 'Cameras', exact: true });
const names = (page: Page) => list(page).locator('[data-card-name] > :first-child');
/** The cameras of the seed. Another test adds one, for a while. */
const seeded = (page: Page) => names(page).filter({ hasNotText: /^Camera / });
const card = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const filter = (page: Page, label: string) => page.getByRole('search').getByLabel(label, { exact: true });

/** Answers what is live from here on: these viewers, and nothing newer from the listener. */
async function withViewers(page: Page, viewers: object | null, moving: object | null = null): Promise<void> {
  const site = { versions: { streams: 1, show_types: 1 }, live: ['tau'], notices: [], viewers, moving };
  await page.route('**/api/live', (route) =>
    route.fulfill({ json: { data: { ...site, updated_at: Date.now() + 3_600_000 } } }),
  );
}

/** Opens the page and brings the filters and what the cards say of this moment: both load after a rest. */
async function openList(page: Page, address = streamsPage): Promise<void> {
  await openAlive(page, address);
  await expectLater(page, page.getByRole('search'));
  await expectLater(page, list(page).locator('[data-light]'));
}

test.beforeEach(async ({ page }) => {
  await serverTellsTime(page);
  await page.clock.install();
});

const nothing = (page: Page) => page.getByRole('heading', { name: 'No camera looks at that just now' });

test.describe('the filters of the streams page', () => {
  test('leave the chosen cameras, by keyboard or pointer, in an address that can be shared, and say so when no camera fits', async ({
    page,
  }) => {
    await page.clock.setFixedTime(AT_NOON);
    await withViewers(page, null);
    await openList(page);
    await filter(page, 'Habitat').focus();
    // One letter: a list that gets the second one late begins a new word.
    await page.keyboard.press('R');
    await expect(names(page)).toHaveText(['Olifants River']);
    for (const name of ['Animal', 'Light']) {
      await page.keyboard.press('Tab');
      await expect(filter(page, name)).toBeFocused();
    }
    await filter(page, 'Habitat').selectOption('Waterhole');
    await expect(names(page)).toHaveText(['Tembe', 'Kwa Maritane', 'Naledi Dam']);
    await filter(page, 'Animal').selectOption('Hippo');
    await expect(names(page)).toHaveText(['Naledi Dam']);
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of 1[34] cameras$/);
    expect(new URL(page.url()).search).toBe('?habitat=waterhole&animal=hippo');
    // The media server counts no viewers.
    await expect(page.getByRole('button', { name: 'Most watched' })).toHaveCount(0);

    await openList(page, `${streamsPage}?habitat=waterhole&animal=hippo`);
    await expect(names(page)).toHaveText(['Naledi Dam']);
    await expect(filter(page, 'Animal')).toHaveValue('hippo');
    await page.getByRole('search').getByRole('button', { name: 'Clear' }).click();
    await expect(seeded(page)).toHaveCount(13);
    expect(new URL(page.url()).search).toBe('');
    await filter(page, 'Light').selectOption('Night');
    await expect(nothing(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe('?light=night');
    await expect(list(page).getByRole('listitem')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all cameras' }).click();
    await expect(seeded(page)).toHaveCount(13);
  });

  for (const width of [390, 1440]) {
    test(`shift no layout at width ${width}, and axe finds no problem with them`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shift = await watchLayoutShift(page);
      await startPreviewsAtOnce(page);
      // In real time: the clock must not bring together what comes one after the other.
      await openAlive(page, streamsPage);
      await expect(filter(page, 'Light')).toBeVisible();
      await expect(list(page).locator('[data-light]').first()).toBeVisible();
      await expect(page.locator('[data-still=tau] img').last()).toHaveAttribute('src', /\/thumbnail\?/);
      await expectUnmoved(shift, 0.01);
      // The header and the footer are those of every page.
      await expectNoAxeFindings(page, 'main');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

/** The rangers' status, in a tooltip while the pointer rests on the card, and read out as its description. */
async function expectStatus(page: Page, name: string, status: string): Promise<void> {
  const link = list(page).getByRole('link', { name });
  await expect(link).toHaveAccessibleDescription(status);
  const tooltip = page.getByRole('tooltip', { name: status, includeHidden: true }).first();
  await expect(tooltip).toBeHidden();
  await link.hover();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveText(status);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.mouse.move(0, 0);
  await link.hover();
  await expect(tooltip).toBeVisible();
}

// The unit tests of the sun go through all lights of a day.
test('R3-015 the card of a camera shows where it is, what is likely, the rangers’ status, its light and its viewers, which sort the cards', async ({
  page,
}) => {
  // A card would play while the pointer rests on it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(AT_NIGHT);
  const moving = { ts: Date.parse(AT_NIGHT) / 1000 - 300, slugs: ['nkorho', 'tembe'] };
  await withViewers(page, { all: 1212, cameras: { tau: 12, tembe: 0, 'leopard-rock': 1200 } }, moving);
  await openList(page);
  const tau = card(page, 'Likely: lion, wildebeest, zebra');
  await expect(tau).toContainText('Tshukudu Plains, South Africa');
  await expect(tau.locator('[data-light]')).toHaveText('Night');
  await expect(tau.locator('[data-card-note] > p')).toHaveText(
    'Two lionesses slept under the thorn tree last night.',
  );
  await expect(tau).toContainText('12 watching');
  await expect(card(page, 'Leopard Rock')).toContainText('1,200 watching');
  await expect(card(page, 'Umfula Sand Forest')).not.toContainText('watching');
  await expectStatus(page, 'Tau', 'Two lionesses slept under the thorn tree last night.');
  await expect(list(page).getByRole('link', { name: 'Nkorho' })).toHaveAccessibleDescription('');

  await page.getByRole('button', { name: 'Most watched' }).click();
  await expect(names(page).nth(0)).toHaveText('Leopard Rock');
  await expect(names(page).nth(1)).toHaveText('Tau');
  await expect(names(page).nth(2)).toHaveText('Tembe');
  expect(new URL(page.url()).search).toBe('?sort=most-watched');

  await page.getByRole('button', { name: 'Moving now' }).click();
  await expect(names(page).nth(0)).toHaveText('Nkorho');
  await expect(names(page).nth(1)).toHaveText('Tembe');
  expect(new URL(page.url()).search).toBe('?sort=moving');
});
