import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

export const streamsPage = '/wildlife/live-african-wildlife-safari-streams';
export const streamPage = (slug: string) => `/wildlife/stream/${slug}-live`;

/** The name of a camera that the test of the staff area adds to the site, for a while. */
export const GUEST_CAMERA = /^Camera operator-/;

/** Every camera of the seed as the API lists it. */
export async function listStreams(request: APIRequestContext): Promise<StreamView[]> {
  const answer = await request.post('/api/streams');
  const { data } = (await answer.json()) as { data: StreamView[] };
  return data.filter(({ name }) => !GUEST_CAMERA.test(name));
}

/**
 * Waits until the player plays the camera. A machine that is too slow for the video plays it some seconds behind live, and
 * stays there.
 */
export const expectPlays = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('region', { name: `Player: ${name}` }).getByRole('status')).toHaveText(
    new RegExp(`^${name} is (live|behind live)\\.$`),
    { timeout: 60_000 },
  );

/** The number of columns of a grid on screen. */
export function columnsOf(grid: Locator): Promise<number> {
  return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
}

/** Makes previews start without their random delay, so that their interval can be measured. */
export async function startPreviewsAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
}

/** Records the URLs of the live stills that the page requests for one camera. */
export function watchStills(page: Page, code: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/thumbnail' && url.searchParams.get('streamname') === code) asked.push(url.href);
  });
  return asked;
}

interface Shifts {
  sum: number;
  /** What moved, as the beginning of its markup, with how much. */
  readonly moved: string[];
}

/** Runs in the page: keeps its layout shifts, except for those that follow an input. */
function recordShifts(): void {
  const seen: Shifts = { sum: 0, moved: [] };
  Object.assign(window, { seenShifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      seen.sum += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const way = `from ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)} px`;
        seen.moved.push(`${entry.value.toFixed(4)} ${way}: ${element?.outerHTML.slice(0, 120)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved so far. */
export type ShiftWatch = () => Promise<Readonly<Shifts>>;

/** Measures the page's layout shifts, except for those that follow an input. */
export async function watchLayoutShift(page: Page): Promise<ShiftWatch> {
  await page.addInitScript(recordShifts);
  return () => page.evaluate(() => (window as unknown as { seenShifts: Shifts }).seenShifts);
}

/** Expects that the page has moved by itself no more than this, and says what has. */
export async function expectUnmoved(shifts: ShiftWatch, most: number, place = 'the page'): Promise<void> {
  const { sum, moved } = await shifts();
  expect(sum, [`${place} moved`, ...moved].join('\n')).toBeLessThanOrEqual(most);
}

/** The cameras of the seed on the page of all cameras. Between their rows are places for adverts. */
export const previewsOf = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Cameras', exact: true })
    .getByRole('listitem')
    .filter({ has: page.locator('[data-still]'), hasNotText: 'Camera operator-' });

/** Presses a control of a player by keyboard: a mouse that rests while the machine is busy loses the controls. */
export const pressControl = (player: Locator, name: string | RegExp): Promise<void> =>
  player.getByRole('button', { name }).press('Enter');

export async function openQualities(player: Locator): Promise<void> {
  await pressControl(player, /^Quality/);
  await expect(player.getByRole('menu', { name: 'Quality' })).toBeVisible();
}

/** Chooses a quality of a player by its name, such as '720p'. */
export async function chooseQuality(player: Locator, name: string): Promise<void> {
  await openQualities(player);
  await player.getByRole('menuitemradio', { name, exact: true }).click();
}
