import AxeBuilder from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { newPhoto, publishPhoto, seededFolder } from '../support/photos.ts';
import { mediaServer } from '../support/run.ts';
import { expect, newPerson, openAlive, registerViewer, test } from './support/test.ts';

const TAU = '/wildlife/stream/tau-live';
const WALL = '/wildlife/photo-highlights';
/** The function that encodes pictures starts with its first call. */
const SLOW = { timeout: 40_000 };
const dialog = (page: Page) => page.getByRole('dialog');
const snapshotButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Snapshot', exact: true });
const description = (page: Page) => dialog(page).getByLabel('What did you see?');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'SAVE SNAPSHOT', exact: true });
const toaster = (page: Page) => page.locator('[data-toaster]');
const cards = (page: Page, name = 'Photo Highlights') =>
  page.getByRole('list', { name }).getByRole('listitem');

/** Holds requests to these addresses until the returned function is called. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

/** The requests for large pictures of a camera. */
function watchPictures(page: Page): URL[] {
  const asked: URL[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (
      url.pathname === '/thumbnail' &&
      url.searchParams.get('size') === '1280x720' &&
      request.resourceType() === 'fetch'
    )
      asked.push(url);
  });
  return asked;
}

test('R2-202 R2-261 R2-262 R2-263 R2-264 R2-265 R7-073 R7-074 R7-075 R7-076 R6-013 R4-080 R4-081 R4-082 R4-083 R7-061 R7-065 R9-080 a viewer takes a snapshot, describes and saves it, and finds it under the camera', async ({
  page,
}) => {
  const { uid } = await newPerson(page);
  await openAlive(page, TAU);
  const pictures = watchPictures(page);
  const showPicture = await hold(page, /\/thumbnail\?.*1280x720/);
  await snapshotButton(page).click();
  await expect(dialog(page).getByText('Your snapshot is being taken …', { exact: true })).toBeVisible();
  showPicture();
  const picture = dialog(page).getByRole('img', { name: 'Tau, just now' });
  await expect(picture).toBeVisible();
  await dialog(page).getByRole('button', { name: 'RETAKE', exact: true }).click();
  await expect.poll(() => pictures.length).toBe(2);
  await expect(picture).toBeVisible();
  const [first, second] = pictures;
  expect(first?.origin).toBe(mediaServer());
  expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
    application: 'boma',
    streamname: 'tau',
    format: 'jpeg',
    size: '1280x720',
  });
  expect(first?.href).not.toBe(second?.href);

  const title = `Two lions in the grass ${Date.now()}`;
  await description(page).fill(title);
  await dialog(page).getByLabel('Describe the picture (optional)').fill('Two lions lie below an acacia.');
  await expectNoFindings(page);
  const giveLink = await hold(page, '**/api/s3-url*');
  const takePhoto = await hold(page, '**/api/photo');
  const linkAsked = page.waitForRequest('**/api/s3-url*');
  await save(page).click();
  await expect(dialog(page).getByText('STARTING UPLOAD', { exact: true })).toBeVisible();
  const name = new URL((await linkAsked).url()).searchParams.get('name') ?? '';
  const key = new RegExp(String.raw`^snapshots/\d{4}/\d{2}/\d{2}/${uid}/${uid}-tau-\d{13}\.jpg$`);
  expect(name).toMatch(key);
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  giveLink();
  const { width, height, format } = await sharp((await sending).postDataBuffer() ?? undefined).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1280, 720]);
  await expect(dialog(page).getByText('Validating Snapshot.', { exact: true })).toBeVisible();
  takePhoto();
  await expect(dialog(page)).toHaveCount(0, SLOW);
  const [own] = [cards(page, 'Community Snapshots').filter({ hasText: title })];
  await expect(own).toHaveCount(1);

  await page.goto('/wildlife/profile/gallery');
  const kept = cards(page, 'Your photos').filter({ hasText: title });
  await kept.getByRole('link').click();
  await expect(dialog(page).getByText('Two lions lie below an acacia.')).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: `Delete ${title}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(kept).toHaveCount(0);
});

test('R5-045 R5-046 R8-039 R8-040 R8-042 R4-084 R2-268 R9-081 an empty description is refused, and every failure can be tried again', async ({
  page,
  consoleWatch,
}) => {
  await newPerson(page);
  await openAlive(page, TAU);
  await snapshotButton(page).click();
  await expect(dialog(page).getByRole('img')).toBeVisible();
  let links = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/s3-url')) links += 1;
  });
  await save(page).click();
  await expect(toaster(page).getByText('Please provide a description.', { exact: true })).toBeVisible();
  await expect(description(page)).toBeFocused();
  expect(links).toBe(0);
  await page.mouse.click(5, 450);
  await expect(dialog(page)).toBeVisible();

  const title = `A lion says no ${Date.now()}`;
  await description(page).fill(title);
  consoleWatch.allowError(/Failed to load resource/);
  consoleWatch.expectError(/Saving a snapshot failed/);
  for (const address of ['**/api/s3-url*', '**/upload/storage/**', '**/api/photo']) {
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await save(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Your snapshot has not been saved yet. Please try again.',
    );
    await expect(description(page)).toHaveValue(title);
    await expect(toaster(page).getByText(/went wrong|cannot/i)).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await snapshotButton(page).click();
  await expect(description(page)).toHaveValue('');
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await description(page).fill(title);
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0, SLOW);
  await expect(cards(page, 'Community Snapshots').filter({ hasText: title })).toHaveCount(1);
});

test('R2-266 R2-267 R5-047 R6-006 a guest sees the snapshot, cannot keep it, and is asked to sign up', async ({
  page,
}) => {
  await openAlive(page, TAU);
  await snapshotButton(page).click();
  await expect(dialog(page).getByRole('img', { name: 'Tau, just now' })).toBeVisible();
  await expect(dialog(page).getByText("It takes 30 seconds and it's free.", { exact: true })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'RETAKE' })).toHaveCount(0);
  await expect(description(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Snapshot of Tau' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('R2-269 a camera that gives no picture says so and can be asked again', async ({
  page,
  consoleWatch,
}) => {
  await newPerson(page);
  await openAlive(page, TAU);
  consoleWatch.allowError(/Failed to load resource/);
  consoleWatch.expectError(/Taking a snapshot failed/);
  await page.route(/\/thumbnail\?.*1280x720/, (route) => route.fulfill({ status: 503 }));
  await snapshotButton(page).click();
  await expect(dialog(page).getByText(/The camera gave no picture/)).toBeVisible();
  await page.unroute(/\/thumbnail\?.*1280x720/);
  await dialog(page).getByRole('button', { name: 'RETAKE' }).click();
  await expect(dialog(page).getByRole('img', { name: 'Tau, just now' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('R4-063 R4-064 the hint shows from 4 to 10 seconds after a camera was opened', async ({ page }) => {
  await page.clock.install();
  await openAlive(page, TAU);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10));
  const begun = await page.evaluate(() => performance.now());
  const hint = page.getByText('Seen something? Press the camera button to keep this moment.');
  await page.clock.runFor(Math.max(0, 3400 - begun));
  await expect(hint).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(hint).toBeVisible({ timeout: 500 });
  }).toPass();
  const shown = await page.evaluate(() => performance.now());
  expect(shown).toBeGreaterThan(3900);
  await page.clock.runFor(12_000);
  await expect(hint).toHaveCount(0);
});

test('R1-026 R2-205 R4-061 R6-003 the snapshots of a camera come in pages, and another camera has its own', async ({
  page,
}) => {
  const stream = { code: 'nkorho', name: 'Nkorho', slug: 'nkorho' };
  const folder = await seededFolder();
  for (let at = 0; at < 26; at += 1)
    await newPhoto({ stream, folder, title: `Zebra ${at}`, created_at: 1000 + at });
  const asked: { page: number; filters: object }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/photos/search')) asked.push(request.postDataJSON());
  });
  await openAlive(page, '/wildlife/stream/nkorho-live');
  await expect(page.getByRole('heading', { name: 'Community Snapshots' })).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 2500);
    expect(asked.map((body) => body.page)).toEqual(expect.arrayContaining([1, 2, 3]));
  }).toPass();
  expect(asked.every(({ filters }) => JSON.stringify(filters) === '{"stream":"nkorho"}')).toBe(true);
  await cards(page, 'Community Snapshots').filter({ hasText: 'Zebra' }).first().getByRole('link').click();
  await expect(dialog(page).getByRole('link', { name: 'Nkorho' })).toBeVisible();
  await page.keyboard.press('Escape');
  asked.length = 0;
  await page
    .getByRole('region', { name: 'Other cameras' })
    .getByRole('link', { name: /Kwa Maritane/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /View Kwa Maritane/ })
    .click();
  await expect(page).toHaveURL(/kwa-maritane-live/);
  await page.getByRole('heading', { name: 'Community Snapshots' }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked[0]).toMatchObject({ page: 1, filters: { stream: 'kwa-maritane' } });
  await expect(cards(page, 'Community Snapshots').filter({ hasText: 'Zebra 2' })).toHaveCount(0);
});

test('R1-025 R2-009 R2-258 R2-259 R2-260 R4-086 R4-087 R6-041 R6-042 R6-044 photos open over their page, can be paged, zoomed and shared', async ({
  page,
}) => {
  await openAlive(page, WALL);
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  await expect(first).toBeVisible();
  const action = first.getByRole('button', { name: /^Copy the link to / });
  await expect(action).toHaveCSS('opacity', '0');
  await first.hover();
  await expect(action).toHaveCSS('opacity', '1');
  const titleOf = (card: typeof first) => card.getByRole('link').locator('p').innerText();
  const [one, two] = [await titleOf(first), await titleOf(second)];
  await first.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: one })).toBeVisible();
  await expect(page).toHaveURL(/\?photo=/);
  await expect(dialog(page).getByRole('navigation', { name: 'Full view' })).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expectNoFindings(page);
  const id = new URL(page.url()).searchParams.get('photo');
  for (const [name, key] of [
    ['Share on Facebook', 'u'],
    ['Share on X', 'url'],
  ] as const) {
    const href = (await dialog(page).getByRole('link', { name }).getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get(key)).toBe(`https://www.boma.example/share/${id}/photo`);
  }
  const zoom = dialog(page).getByRole('button', { name: 'Show the picture larger' });
  await zoom.focus();
  await page.keyboard.press('Enter');
  const whole = dialog(page).getByRole('button', { name: 'Show the whole picture' });
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('-');
  await expect(zoom).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: two })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await openAlive(page, `${WALL}?photo=${id}&debug`);
  await expect(dialog(page).getByRole('navigation', { name: 'Full view' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'More Highlights' }).click();
  await expect(page).toHaveURL('/wildlife/video-highlights');
});

test('R6-045 staff put a photo on home and delete it from its page', async ({ page }) => {
  const { id } = await publishPhoto(await registerViewer(), { title: `A hippo yawns ${Date.now()}` });
  await newPerson(page, { roles: ['zoomie'] });
  await openAlive(page, `${WALL}?photo=${id}`);
  await dialog(page).getByRole('button', { name: 'Show on home' }).click();
  const onHome = dialog(page).getByRole('button', { name: 'On home' });
  await expect(onHome).toHaveAttribute('aria-pressed', 'true');
  await onHome.click();
  await expect(dialog(page).getByRole('button', { name: 'Show on home' })).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Delete A hippo/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('R2-153 R8-031 home shows a featured snapshot, and is whole without it', async ({
  page,
  consoleWatch,
}) => {
  await openAlive(page, '/');
  const featured = page.getByRole('region').filter({ hasText: 'Featured snapshot' });
  await featured.scrollIntoViewIfNeeded();
  await expect(featured.getByRole('img')).toBeVisible();
  await expect
    .poll(() => featured.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  consoleWatch.allowError(/Failed to load resource/);
  consoleWatch.expectError(/Reading the featured photo failed/);
  await page.route('**/api/photos/featured', (route) => route.fulfill({ status: 500, json: {} }));
  await openAlive(page, '/');
  await expect
    .poll(() => consoleWatch.errors.some((line) => line.includes('featured photo failed')))
    .toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toaster(page).getByRole('status')).toHaveCount(0);
});

test('a tile of the multiview takes a snapshot', async ({ page }) => {
  await openAlive(page, '/wildlife/multiview?cameras=tau');
  await page
    .getByRole('button', { name: /^Watch / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Snapshot of / })
    .first()
    .click();
  await expect(dialog(page).getByRole('img')).toBeVisible();
});
