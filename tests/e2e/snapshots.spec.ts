import type { Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { mediaServer } from '../support/run.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import {
  expect,
  expectShown,
  goInside,
  holdBack,
  newPerson,
  openAlive,
  openStopped,
  test,
} from './support/test.ts';

const TAU = '/wildlife/stream/tau-live';
const dialog = (page: Page) => page.getByRole('dialog');
const snapshotButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Snapshot', exact: true });
const description = (page: Page) => dialog(page).getByLabel('What did you see?');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'SAVE SNAPSHOT', exact: true });
const toaster = (page: Page) => page.locator('[data-toaster]');
const cards = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');

/** Expects the snapshot under the camera. The list has only the cards near the window, and what is above it still grows. */
const expectUnderCamera = (page: Page, title: string) =>
  expect(async () => {
    await page.getByRole('heading', { name: 'Community Snapshots' }).scrollIntoViewIfNeeded();
    const card = cards(page, 'Community Snapshots').filter({ hasText: title });
    await expect(card).toHaveCount(1, { timeout: 2000 });
  }).toPass();

async function endAnimations(page: Page): Promise<void> {
  // Half-transparent text has no contrast to measure.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** A viewer who saves data sees stills, so a snapshot is the newest still of the media server. */
const saveData = (page: Page) => page.addInitScript(() => localStorage.setItem('boma:low-data', 'on'));

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

/** Opens the dialog and takes a second picture. The first one comes slowly. */
async function takePictures(page: Page): Promise<void> {
  const pictures = watchPictures(page);
  const showPicture = await holdBack(page, /\/thumbnail\?.*1280x720/);
  const picture = dialog(page).getByRole('img', { name: 'Tau, just now' });
  await test.step('R2-202 R2-261 R2-262 the button opens the dialog, which takes a picture', async () => {
    await snapshotButton(page).click();
    await expect(dialog(page).getByText('Your snapshot is being taken …', { exact: true })).toBeVisible();
    showPicture();
    await expect(picture).toBeVisible();
  });
  await test.step('R2-264 R7-076 RETAKE takes another one', async () => {
    await dialog(page).getByRole('button', { name: 'RETAKE', exact: true }).click();
    await expect.poll(() => pictures.length).toBe(2);
    await expect(picture).toBeVisible();
    expect(pictures[0]?.href).not.toBe(pictures[1]?.href);
  });
  await test.step('R7-073 R7-074 R7-075 the media server is asked for a large JPEG of the camera', async () => {
    const [first] = pictures;
    expect(first?.origin).toBe(mediaServer());
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
      application: 'boma',
      streamname: 'tau',
      format: 'jpeg',
      size: '1280x720',
    });
  });
}

/** Describes the picture and saves it. Each answer of the server comes slowly. */
async function saveSnapshot(page: Page, uid: string, title: string): Promise<void> {
  await test.step('R2-263 R2-265 a signed-in viewer describes and saves the picture', async () => {
    await description(page).fill(title);
    await dialog(page).getByLabel('Describe the picture (optional)').fill('Two lions lie below an acacia.');
    await expect(save(page)).toBeVisible();
    await endAnimations(page);
    await expectNoAxeFindings(page);
  });
  const giveLink = await holdBack(page, '**/api/s3-url*');
  const takePhoto = await holdBack(page, '**/api/photo');
  await test.step('R4-080 R7-061 it asks for an address with the name of the upload', async () => {
    const linkAsked = page.waitForRequest('**/api/s3-url*');
    await save(page).click();
    await expect(dialog(page).getByText('STARTING UPLOAD', { exact: true })).toBeVisible();
    const name = new URL((await linkAsked).url()).searchParams.get('name') ?? '';
    const key = new RegExp(String.raw`^snapshots/\d{4}/\d{2}/\d{2}/${uid}/${uid}-tau-\d{13}\.jpg$`);
    expect(name).toMatch(key);
  });
  await test.step('R7-065 R9-080 it puts the JPEG there', async () => {
    const sending = page.waitForRequest((request) => request.method() === 'PUT');
    giveLink();
    const sent = (await sending).postDataBuffer() ?? undefined;
    const { width, height, format } = await sharp(sent).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1280, 720]);
  });
  await test.step('R4-082 R4-083 it says that the snapshot is validated, closes, and lists it', async () => {
    await expect(dialog(page).getByText('Validating Snapshot.', { exact: true })).toBeVisible();
    takePhoto();
    await expect(dialog(page)).toHaveCount(0);
    await expectUnderCamera(page, title);
  });
}

test('R6-013 a viewer takes a snapshot, describes and saves it, finds it under the camera, and deletes it', async ({
  page,
}) => {
  const { uid } = await newPerson(page);
  await saveData(page);
  await openAlive(page, TAU);
  await takePictures(page);
  const title = `Two lions in the grass ${Date.now()}`;
  await saveSnapshot(page, uid, title);

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

/** Expects that a camera without a picture says so, and gives one when it is asked again. */
async function expectRetake(page: Page): Promise<void> {
  await page.route(/\/thumbnail\?.*1280x720/, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await snapshotButton(page).click();
  await expect(dialog(page).getByText(/The camera gave no picture/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'RETAKE' }).click();
  await expect(dialog(page).getByRole('img', { name: 'Tau, just now' })).toBeVisible();
}

test('an empty description is refused, and a viewer tries again after every failure of the camera and of saving', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/Failed to load resource/);
  consoleWatch.expectError(/Taking a snapshot failed/);
  consoleWatch.expectError(/Saving a snapshot failed/);
  await newPerson(page);
  await saveData(page);
  await page.clock.install();
  await openAlive(page, TAU);
  await test.step('R2-269 without a picture it says so and asks again, and its button closes it', async () => {
    await expectRetake(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
  await snapshotButton(page).click();
  await expect(dialog(page).getByRole('img')).toBeVisible();
  let links = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/s3-url')) links += 1;
  });
  await test.step('R5-045 R5-046 R8-039 an empty description is asked for, and nothing is sent', async () => {
    const refused = toaster(page).getByText('Please provide a description.', { exact: true });
    await expectShown(page, refused, () => save(page).click());
    await expect(description(page)).toBeFocused();
    expect(links).toBe(0);
  });
  await test.step('R2-268 a press beside the dialog leaves it open', async () => {
    await page.mouse.click(5, 450);
    await expect(dialog(page)).toBeVisible();
  });

  const title = `A lion says no ${Date.now()}`;
  await description(page).fill(title);
  await test.step('R8-040 R8-041 R8-042 after each failure one may save again, and no notification comes', async () => {
    for (const address of ['**/api/s3-url*', '**/upload/storage/**', '**/api/photo']) {
      await page.route(address, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      await save(page).click();
      await expect(dialog(page).getByRole('alert')).toHaveText(
        'Your snapshot has not been saved yet. Please try again.',
      );
      await expect(description(page)).toHaveValue(title);
      await expect(toaster(page).getByText(/went wrong|cannot/i)).toHaveCount(0);
    }
  });
  await test.step('R4-084 opened again it is empty', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without sending?' });
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await snapshotButton(page).click();
    await expect(description(page)).toHaveValue('');
    await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  });
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await description(page).fill(title);
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expectUnderCamera(page, title);
});

/** Expects the whole hint in the picture of a window of this size: it covers neither the buttons nor the chat below. */
async function expectInPicture(page: Page, hint: Locator, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
  const box = await hint.evaluate(boxOf);
  const picture = await page.locator('[data-stage]').evaluate(boxOf);
  const button = await snapshotButton(page).evaluate(boxOf);
  const at = `at ${width} px`;
  expect(box.top, at).toBeGreaterThanOrEqual(Math.max(picture.top, 0));
  expect(box.left, at).toBeGreaterThanOrEqual(Math.max(picture.left, 0));
  expect(box.right, at).toBeLessThanOrEqual(Math.min(picture.right, width));
  expect(box.bottom, at).toBeLessThanOrEqual(Math.min(picture.bottom, button.top));
}

/** Opens a camera. Expects that nothing is said for 3.4 s from then on, and the hint then and for 6 s. */
async function expectHint(page: Page, address: string): Promise<void> {
  await openStopped(page, address);
  const alive = await page.evaluate(() => performance.now());
  const hint = page.getByText('Seen something? Press the camera button to take a snapshot.');
  await page.clock.fastForward(3400);
  await expect(hint).toHaveCount(0);
  const look = async () => {
    await page.clock.runFor(100);
    return hint.isVisible();
  };
  await expect.poll(look, { intervals: [50] }).toBe(true);
  const shown = await page.evaluate(() => performance.now());
  expect(shown - alive).toBeGreaterThan(3700);
  for (const width of [390, 820, 1024, 1440]) await expectInPicture(page, hint, width, 844);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.clock.fastForward(12_000);
  await expect(hint).toHaveCount(0);
  await page.clock.resume();
}

test('a guest reads the hint from 4 to 10 seconds after the camera opened, sees a snapshot of it or of a tile, cannot keep it, and is asked to sign up', async ({
  page,
}) => {
  await test.step('R4-063 R4-064 the hint comes 4 s after the camera opened, for 6 s', () =>
    expectHint(page, TAU));
  await test.step('R2-266 R5-047 R6-006 a guest sees the snapshot, and is asked to sign up in place of keeping it', async () => {
    await snapshotButton(page).click();
    await expect(dialog(page).getByRole('img', { name: /^Tau, / })).toBeVisible();
    await expect(dialog(page).getByText("It takes 30 seconds and it's free.", { exact: true })).toBeVisible();
    await expect(save(page)).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'RETAKE' })).toHaveCount(0);
    await expect(description(page)).toHaveCount(0);
  });
  await test.step('R2-267 Sign Up closes it, and opens the form to register', async () => {
    await dialog(page).getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Snapshot of Tau' })).toHaveCount(0);
    await expect(
      page.getByRole('dialog').getByRole('tab', { name: 'Register', selected: true }),
    ).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await goInside(page, '/wildlife/multiview?cameras=tau');
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
