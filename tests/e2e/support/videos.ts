import type { Locator, Page } from '@playwright/test';
import { call } from '../../support/api.ts';
import { expect } from './test.ts';

export const HIGHLIGHTS = '/wildlife/video-highlights';
export interface Asked {
  readonly filters: Readonly<Record<string, unknown>>;
  readonly paginate: number;
  readonly page: number;
  readonly per_page: number;
}

/** Records what the page asks of the list of videos. */
export function listen(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/videos')) asked.push(request.postDataJSON() as Asked);
  });
  return asked;
}

export const videosOf = async (type: string) =>
  (await call('listVideos', { body: { filters: { type: [type] }, per_page: 50 } })).data;

/** The cards of a list, without the adverts between its rows. */
export const listOf = (page: Page, name: string) =>
  page.getByRole('list', { name }).getByRole('listitem').and(page.locator(':not([data-between])'));

/** How many cards are beside each other in the first row. */
export async function columnsOf(cards: Locator): Promise<number> {
  const tops = await cards.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

export const perRow = (page: Page, number: number) =>
  page
    .getByRole('group', { name: 'Videos per row' })
    .getByRole('button', { name: String(number), exact: true });

export const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((each) => each.name === name)?.value;

export async function scrollUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Scrolls through the page a window at a time, as a reader does, again and again until it shows that. */
export async function readUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight);
    });
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

export const dialog = (page: Page) => page.getByRole('dialog');
export const expectPlaying = (page: Page) =>
  expect
    .poll(() =>
      dialog(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0.3);

/** Presses the upper left of a card's link. In the middle of the picture is the button of the pointer. */
export const openCard = (card: Locator) => card.getByRole('link').click({ position: { x: 24, y: 40 } });

/** The numbers of all pages of a list of these kinds. */
export async function pagesOf(type: readonly string[], per_page = 10): Promise<number[]> {
  const { meta } = await call('listVideos', { body: { filters: { type }, paginate: 1, per_page } });
  return Array.from({ length: meta?.last_page ?? 0 }, (_, at) => at + 1);
}
