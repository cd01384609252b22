import {
  columnsOf,
  listStreams,
  previewsOf,
  startPreviewsAtOnce,
  streamsPage,
  watchLayoutShift,
  watchStills,
} from './support/cameras.ts';
import { expect, holdLife, openAlive, stopClock, test } from './support/test.ts';

const cameras = { name: 'Cameras', exact: true } as const;
const choices = ['1', '2', '3', '4'];

test('R1-018 R2-187 R2-188 R2-189 R2-193 R2-194 lists every camera by title, with a note on dropped connections', async ({
  page,
  request,
}) => {
  const streams = await listStreams(request);
  await openAlive(page, streamsPage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LIVE Wildlife Streams');
  await expect(previewsOf(page)).toHaveCount(streams.length);
  for (const [index, stream] of streams.entries()) {
    await expect(previewsOf(page).nth(index).getByRole('link')).toContainText(stream.name);
  }
  await expect(page.getByRole('complementary', { name: 'About dropped connections' })).toContainText(
    'the picture returns by itself',
  );
});

test('R7-001 R7-003 R7-004 R7-005 calls a single host and states the type it accepts', async ({
  page,
  baseURL,
}) => {
  const calls: { origin: string; accept: string | undefined; with: string | undefined }[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const { accept, 'x-requested-with': requestedWith } = request.headers();
    calls.push({ origin, accept, with: requestedWith });
  });
  await openAlive(page, streamsPage);
  await expect.poll(() => calls.length).toBeGreaterThan(2);
  for (const call of calls) {
    expect(call).toEqual({
      origin: new URL(baseURL ?? '').origin,
      accept: 'application/json',
      with: 'XMLHttpRequest',
    });
  }
});

test.describe('cameras per row', () => {
  test('R9-023 R9-024 R9-025 R9-030 R9-031 R9-032 offers as many as fit, and shows 3 until the viewer chooses', async ({
    page,
  }) => {
    await openAlive(page, streamsPage);
    const toggle = page.getByRole('group', { name: 'Cameras per row' });
    const columns = () => columnsOf(page.getByRole('list', cameras));
    const pressed = toggle.locator('[aria-pressed=true]');
    await expect.poll(columns).toBe(3);
    await expect(pressed).toHaveText('3');
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
    await page.setViewportSize({ width: 820, height: 1000 });
    await expect.poll(columns).toBe(3);
    await page.setViewportSize({ width: 640, height: 1000 });
    await expect.poll(columns).toBe(2);
    await expect(pressed).toHaveText('2');
    await page.setViewportSize({ width: 390, height: 1000 });
    await expect.poll(columns).toBe(1);
    await page.setViewportSize({ width: 820, height: 1000 });
    await toggle.getByRole('button', { name: '2', exact: true }).click();
    await expect.poll(columns).toBe(2);
  });

  test('R2-191 R2-192 stores the choice in a cookie, which applies before the first paint', async ({
    page,
    context,
  }) => {
    await openAlive(page, streamsPage);
    await page.getByRole('button', { name: '2', exact: true }).click();
    const grid = page.getByRole('list', cameras);
    await expect.poll(() => columnsOf(grid)).toBe(2);
    await expect
      .poll(() => context.cookies())
      .toContainEqual(expect.objectContaining({ name: 'streamsViewPerRow', value: '2' }));
    const release = await holdLife(page);
    await page.reload();
    await expect.poll(() => columnsOf(grid)).toBe(2);
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    release();
    await page.locator('#root').dispatchEvent('pointerdown');
    await expect(page.getByRole('button', { name: '2', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => columnsOf(grid)).toBe(2);
  });
});

test.describe('previews', () => {
  test('R2-190 R9-035 R4-075 request another picture every 30 s, from an address that all viewers share', async ({
    page,
  }) => {
    await startPreviewsAtOnce(page);
    const asked = watchStills(page, 'tau');
    await page.clock.install();
    await openAlive(page, streamsPage);
    await expect.poll(() => asked.length).toBe(1);
    await stopClock(page);
    await page.clock.runFor(20_000);
    expect(asked).toHaveLength(1);
    await page.clock.runFor(12_000);
    await expect.poll(() => asked.length).toBe(2);
    await page.clock.runFor(30_000);
    await expect.poll(() => asked.length).toBe(3);
    const windows = asked.map((address) => Number(new URL(address).searchParams.get('t')));
    expect(windows).toEqual([windows[0], (windows[0] ?? 0) + 1, (windows[0] ?? 0) + 2]);
    expect(Math.abs((windows[0] ?? 0) - Date.now() / 30_000)).toBeLessThan(3);
  });

  test('R4-076 show a spinner until the new picture replaces the old one in place', async ({ page }) => {
    await startPreviewsAtOnce(page);
    const shift = await watchLayoutShift(page);
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/thumbnail?*streamname=tau&*', async (route) => {
      await released;
      await route.continue();
    });
    await openAlive(page, streamsPage);
    const still = page.locator('[data-still=tau]');
    await expect(still.locator('[data-still-spinner]')).toBeVisible();
    await expect(still.locator('img').first()).toHaveAttribute('src', /\/covers\/tau-sm\.jpg/);
    answer();
    await expect(still.locator('[data-still-spinner]')).toHaveCount(0);
    await expect(still.locator('img')).toHaveCount(1);
    await expect(still.locator('img')).toHaveAttribute('src', /\/thumbnail\?/);
    expect(await shift()).toBeLessThanOrEqual(0.01);
  });

  test('keep the old picture if the new one fails to load', async ({ page, consoleWatch }) => {
    consoleWatch.allowError(/Failed to load resource/);
    await startPreviewsAtOnce(page);
    const asked = watchStills(page, 'tau');
    await page.route('**/thumbnail?*', (route) => route.abort());
    await openAlive(page, streamsPage);
    await expect.poll(() => asked.length).toBe(1);
    const still = page.locator('[data-still=tau]');
    await expect(still.locator('[data-still-spinner]')).toHaveCount(0);
    await expect(still.locator('img')).toHaveAttribute('src', /\/covers\/tau-sm\.jpg/);
  });

  test('request no picture of a camera far below the screen', async ({ page }) => {
    await startPreviewsAtOnce(page);
    const seen = watchStills(page, 'tau');
    const unseen = watchStills(page, 'naledi-dam');
    await page.setViewportSize({ width: 390, height: 700 });
    await openAlive(page, streamsPage);
    await expect.poll(() => seen.length).toBe(1);
    expect(unseen).toHaveLength(0);
    await page.locator('[data-still=naledi-dam]').scrollIntoViewIfNeeded();
    await expect.poll(() => unseen.length).toBe(1);
  });

  test('R3-015 show the rangers’ status of a camera, and nothing without one', async ({ page, request }) => {
    const streams = await listStreams(request);
    const told = streams.find((stream) => stream.status_update !== '');
    const untold = streams.find((stream) => stream.status_update === '');
    await openAlive(page, streamsPage);
    const card = page.getByRole('list', cameras).getByRole('link', { name: told?.name ?? '' });
    await expect(card).toHaveAccessibleDescription(told?.status_update ?? '');
    const tooltip = page.getByRole('tooltip', { name: told?.status_update ?? '', includeHidden: true });
    await expect(tooltip.first()).toBeHidden();
    await card.hover();
    await expect(tooltip.first()).toBeVisible();
    await expect(tooltip.first()).toHaveText(told?.status_update ?? '');
    await page.keyboard.press('Escape');
    await expect(tooltip.first()).toBeHidden();
    await page.mouse.move(0, 0);
    await card.hover();
    await expect(tooltip.first()).toBeVisible();
    const plain = page.getByRole('list', cameras).getByRole('link', { name: untold?.name ?? '' });
    await expect(plain).toHaveAccessibleDescription('');
  });

  test('call a camera live only once its state is known', async ({ page }) => {
    let live: readonly string[] = [];
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/live', async (route) => {
      await released;
      await route.fulfill({
        json: { data: { versions: { streams: 1, show_types: 1 }, live, updated_at: Date.now() + 3_600_000 } },
      });
    });
    await openAlive(page, streamsPage);
    const grid = page.getByRole('list', cameras);
    await expect(grid.getByText('Live', { exact: true })).toHaveCount(0);
    await expect(grid.getByText('Off air')).toHaveCount(0);
    live = ['tembe'];
    answer();
    await expect(grid.getByText('Live', { exact: true })).toHaveCount(1);
    await expect(grid.getByRole('link', { name: /Tembe/ })).toContainText('Live');
    await expect(grid.getByRole('link', { name: /Tau/ })).toContainText('Off air');
  });
});

test.describe('the copy in local storage', () => {
  test('R3-058 R3-068 is written once the list has loaded, and shows at once on the next visit', async ({
    page,
    request,
  }) => {
    const streams = await listStreams(request);
    await openAlive(page, streamsPage);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('streams'))).not.toBeNull();
    const stored = (await page.evaluate(() => localStorage.getItem('streams'))) ?? '';
    const copy = JSON.parse(stored) as { contract: string; value: { name: string }[] };
    expect(copy.value).toHaveLength(streams.length);
    const value = copy.value.map((stream) => ({ ...stream, name: `Old ${stream.name}` }));
    await page.addInitScript(
      (text) => localStorage.setItem('streams', text),
      JSON.stringify({ ...copy, value }),
    );
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/streams', async (route) => {
      await released;
      await route.continue();
    });
    await openAlive(page, streamsPage);
    const grid = page.getByRole('list', cameras);
    await expect(grid.getByText('Old Tau')).toBeVisible();
    answer();
    await expect(grid.getByText('Old Tau')).toHaveCount(0);
    await expect(grid.getByText('Tau', { exact: true })).toBeVisible();
  });

  test('R3-068 is ignored if it is broken', async ({ page, request }) => {
    const streams = await listStreams(request);
    await page.addInitScript(() => localStorage.setItem('streams', '[{"slug": 7'));
    await openAlive(page, streamsPage);
    await expect(previewsOf(page)).toHaveCount(streams.length);
  });
});

// The filters' test looks at other widths.
test('shifts no layout during hydration at width 820', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  const shift = await watchLayoutShift(page);
  await startPreviewsAtOnce(page);
  await openAlive(page, streamsPage);
  await expect(page.locator('[data-still=tau] img').last()).toHaveAttribute('src', /\/thumbnail\?/);
  expect(await shift()).toBeLessThanOrEqual(0.01);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820);
});
