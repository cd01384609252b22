import type { Page } from '@playwright/test';
import {
  columnsOf,
  expectUnmoved,
  GUEST_CAMERA,
  listStreams,
  previewsOf,
  startPreviewsAtOnce,
  streamsPage,
  watchLayoutShift,
  watchStills,
} from './support/cameras.ts';
import { expect, holdLife, openAlive, openStopped, serverTellsTime, test, wakeUp } from './support/test.ts';

const cameras = { name: 'Cameras', exact: true } as const;
const choices = ['1', '2', '3', '4'];

/** Records how the page calls the API. */
function watchCalls(page: Page) {
  const calls: { origin: string; accept: string | undefined; with: string | undefined }[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const { accept, 'x-requested-with': requestedWith } = request.headers();
    calls.push({ origin, accept, with: requestedWith });
  });
  return calls;
}

/** The copy in local storage once the list has loaded, with other names. */
async function renamedCopy(page: Page, count: number): Promise<string> {
  const stored = () => page.evaluate(() => localStorage.getItem('streams') ?? '');
  await expect.poll(stored).toContain('"contract"');
  const copy = JSON.parse(await stored()) as { contract: string; value: { name: string }[] };
  expect(copy.value.filter(({ name }) => !GUEST_CAMERA.test(name))).toHaveLength(count);
  const value = copy.value.map((stream) => ({ ...stream, name: `Old ${stream.name}` }));
  return JSON.stringify({ ...copy, value });
}

test('R1-018 lists every camera by title from a single host, and at once from its own copy on the next visit', async ({
  page,
  request,
  baseURL,
}) => {
  const streams = await listStreams(request);
  const calls = watchCalls(page);
  // A broken copy is ignored.
  await page.addInitScript(() => localStorage.setItem('streams', '[{"slug": 7'));
  await openAlive(page, streamsPage);
  await test.step('R2-187 R2-188 R2-189 a title, and a preview of each camera', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live cameras');
    await expect(previewsOf(page)).toHaveCount(streams.length);
    for (const [index, stream] of streams.entries()) {
      await expect(previewsOf(page).nth(index).getByRole('link')).toContainText(stream.name);
    }
  });
  await test.step('R2-193 R2-194 a note about dropped connections', async () => {
    const note = page.getByRole('complementary', { name: 'About dropped connections' });
    await expect(note).toContainText('the picture returns by itself');
  });
  await test.step('R7-001 R7-003 R7-004 R7-005 each call goes to one host, with its headers', async () => {
    await expect.poll(() => calls.length).toBeGreaterThan(2);
    const { origin } = new URL(baseURL ?? '');
    for (const call of calls)
      expect(call).toEqual({ origin, accept: 'application/json', with: 'XMLHttpRequest' });
  });
  await test.step('R3-058 R3-068 the copy of the last visit, until the list has come', async () => {
    const copy = await renamedCopy(page, streams.length);
    await page.addInitScript((text) => localStorage.setItem('streams', text), copy);
    const released = Promise.withResolvers<void>();
    await page.route('**/api/streams', async (route) => {
      await released.promise;
      await route.continue();
    });
    await openAlive(page, streamsPage);
    const grid = page.getByRole('list', cameras);
    await expect(grid.getByText('Old Tau')).toBeVisible();
    released.resolve();
    await expect(grid.getByText('Old Tau')).toHaveCount(0);
    await expect(grid.getByText('Tau', { exact: true })).toBeVisible();
  });
});

test('offers as many cameras per row as fit, 3 until the viewer chooses, and applies the choice before the first paint', async ({
  page,
  context,
}) => {
  await openAlive(page, streamsPage);
  const toggle = page.getByRole('group', { name: 'Cameras per row' });
  const columns = () => columnsOf(page.getByRole('list', cameras));
  const pressed = toggle.locator('[aria-pressed=true]');
  await test.step('R9-030 three are in a row at first', async () => {
    await expect.poll(columns).toBe(3);
    await expect(pressed).toHaveText('3');
  });
  await test.step('R9-023 R9-024 R9-025 a wider window offers more, up to four', async () => {
    for (const [width, offered] of [
      [1440, choices],
      [800, ['1', '2', '3']],
      [799, ['1', '2']],
      [550, ['1', '2']],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(toggle.getByRole('button')).toHaveText([...offered]);
    }
    await page.setViewportSize({ width: 549, height: 1000 });
    await expect(toggle).toHaveCount(0);
  });
  await test.step('R9-031 R9-032 fewer are in a row where each would be too narrow', async () => {
    for (const [width, shown] of [
      [820, 3],
      [640, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await expect.poll(columns).toBe(shown);
      if (width === 640) await expect(pressed).toHaveText('2');
    }
  });
  await test.step('R2-191 R2-192 the choice applies at once, and is kept in a cookie', async () => {
    await page.setViewportSize({ width: 820, height: 1000 });
    await toggle.getByRole('button', { name: '2', exact: true }).click();
    await expect.poll(columns).toBe(2);
    await expect
      .poll(() => context.cookies())
      .toContainEqual(expect.objectContaining({ name: 'streamsViewPerRow', value: '2' }));
  });

  await test.step('R2-192 after a reload it applies before the page is alive', async () => {
    const release = await holdLife(page);
    await page.reload();
    await expect.poll(columns).toBe(2);
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    release();
    await wakeUp(page);
    await expect(pressed).toHaveText('2');
    await expect.poll(columns).toBe(2);
  });
});

/** Scrolls to a camera far below the screen, whose picture comes only then. */
async function expectStillOnlyInSight(page: Page, code: string, asked: readonly string[]): Promise<void> {
  expect(asked).toHaveLength(0);
  await page.locator(`[data-still=${code}]`).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
}

test('R2-190 R9-035 R4-075 previews on the screen request another picture every 30 s, from an address that all viewers share, and keep the old one if it fails to load', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/Failed to load resource/);
  await startPreviewsAtOnce(page);
  const asked = watchStills(page, 'tau');
  const unseen = watchStills(page, 'naledi-dam');
  const startDelayIsOver = Promise.withResolvers<void>();
  await page.route('**/thumbnail?*', async (route) => {
    await startDelayIsOver.promise;
    await route.abort();
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await serverTellsTime(page);
  const openedAt = Date.now();
  await openStopped(page, streamsPage);
  const look = async () => {
    await page.clock.runFor(20);
    return asked.length;
  };
  await expect.poll(look).toBe(1);
  // The delay is nothing here. Had the first picture failed before it, the second question would not be for one on its way.
  await page.clock.runFor(20);
  startDelayIsOver.resolve();
  const still = page.locator('[data-still=tau]');
  await expect(still.locator('[data-still-spinner]')).toHaveCount(0);
  await expect(still.locator('img')).toHaveAttribute('src', /\/covers\/tau-sm\.jpg/);
  await page.unroute('**/thumbnail?*');
  await page.clock.runFor(20_000);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(12_000);
  await expect.poll(() => asked.length).toBe(2);
  await expect(still.locator('img').last()).toHaveAttribute('src', /\/thumbnail\?/);
  await page.clock.runFor(30_000);
  await expect.poll(() => asked.length).toBe(3);
  const windows = asked.map((address) => Number(new URL(address).searchParams.get('t')));
  expect(windows).toEqual([windows[0], (windows[0] ?? 0) + 1, (windows[0] ?? 0) + 2]);
  expect(Math.abs((windows[0] ?? 0) - openedAt / 30_000)).toBeLessThan(3);
  await page.clock.resume();
  await expectStillOnlyInSight(page, 'naledi-dam', unseen);
});

// The filters' test looks at other widths.
test('R4-076 a card shows a spinner until the new picture replaces the old one in place, at width 820, and calls its camera live only once its state is known', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await startPreviewsAtOnce(page);
  const shift = await watchLayoutShift(page);
  const pictureCame = Promise.withResolvers<void>();
  await page.route('**/thumbnail?*streamname=tau&*', async (route) => {
    await pictureCame.promise;
    await route.continue();
  });
  const stateCame = Promise.withResolvers<void>();
  await page.route('**/api/live', async (route) => {
    await stateCame.promise;
    const versions = { streams: 1, show_types: 1 };
    await route.fulfill({
      json: { data: { versions, live: ['tau', 'tembe'], updated_at: Date.now() + 3_600_000 } },
    });
  });
  await openAlive(page, streamsPage);
  const grid = page.getByRole('list', cameras);
  const still = page.locator('[data-still=tau]');
  await expect(still.locator('[data-still-spinner]')).toBeVisible();
  await expect(still.locator('img').first()).toHaveAttribute('src', /\/covers\/tau-sm\.jpg/);
  await expect(grid.getByText('Live', { exact: true })).toHaveCount(0);
  await expect(grid.getByText('Off air')).toHaveCount(0);

  pictureCame.resolve();
  await expect(still.locator('[data-still-spinner]')).toHaveCount(0);
  await expect(still.locator('img')).toHaveCount(1);
  await expect(still.locator('img')).toHaveAttribute('src', /\/thumbnail\?/);
  stateCame.resolve();
  await expect(grid.getByText('Live', { exact: true })).toHaveCount(2);
  await expect(grid.getByRole('link', { name: /Tau/ })).toContainText('Live');
  await expect(grid.getByRole('link', { name: /Tembe/ })).toContainText('Live');
  await expect(grid.getByRole('link', { name: /Nkorho/ })).toContainText('Off air');
  await expectUnmoved(shift, 0.01);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820);
});
