import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { emptySite } from '../../support/empty-site.ts';
import { makeAdmin } from '../../support/make-admin.ts';
import { project } from '../../support/run.ts';
import { accountButton, fillIn, profile, registerButton, registerPage } from '../support/account-forms.ts';
import { expectPlays } from '../support/cameras.ts';
import { follow, mailsTo } from '../support/mailbox.ts';
import {
  expectNextTerms,
  expectWords,
  main,
  openSection,
  saveAbout,
  savePartners,
  uploadTo,
  writeNextTerms,
} from '../support/operator-pages.ts';
import { expect, openAlive, test, wakeUp } from '../support/test.ts';

const HOME = '/';
const STREAMS = '/wildlife/live-african-wildlife-safari-streams';
const SHOWS = '/wildlife/shows';
const SCHEDULE = '/wildlife/schedule';
const VIDEOS = '/wildlife/video-highlights';
const PHOTOS = '/wildlife/photo-highlights';
const COURSE = '/wildlife/kids-course';
const BOMA = '/wildlife/the-boma';
const ABOUT_US = '/wildlife/about-us';
const CAMERA = '/wildlife/stream/tau-live';
const LOGBOOK = '/wildlife/logbook';

/** What each public page says while there is nothing to show. */
const EMPTY_PAGES = [
  [HOME, 'No camera is running yet. Please come back soon.'],
  [STREAMS, 'No camera is running yet. Please come back soon.'],
  ['/wildlife/multiview', 'No camera is running yet. Please come back soon.'],
  [SHOWS, 'No show is planned here at the moment. New ones appear by themselves.'],
  [SCHEDULE, 'No show is planned at the moment.'],
  [VIDEOS, 'There are no such videos yet.'],
  ['/lodge-highlights', 'No lodge has sent us a video yet.'],
  [PHOTOS, 'There are no snapshots yet. Open a camera and take the first.'],
  [LOGBOOK, 'Nothing is written down for this. The animals keep their own hours.'],
  [COURSE, 'No module is open at the moment.'],
  [BOMA, 'No messages yet'],
] as const;

/** Opens the form of a new thing, fills it in and saves it. */
async function add(page: Page, section: string, one: string, fill: () => Promise<void>): Promise<void> {
  await openSection(page, section);
  await page.getByRole('link', { name: `Add a ${one}`, exact: true }).click();
  await fill();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`The ${one} is saved.`)).toBeVisible();
}

async function becomeAdmin(page: Page): Promise<void> {
  const email = `${randomUUID()}@boma.test`;
  await openAlive(page, registerPage);
  await fillIn(page, { email, password: 'a-long-walk' });
  await registerButton(page).click();
  await expect(page).toHaveURL(profile);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  for (const mail of await mailsTo(email)) await follow(mail);
  const { code, out } = await makeAdmin(email, '--project', project());
  expect([code, out]).toEqual([0, expect.stringContaining('has the roles: admin')]);
}

/** The page learns of new roles when it is loaded. */
async function enterStaffArea(page: Page): Promise<void> {
  await expect(async () => {
    await openAlive(page, HOME);
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Staff area' }).click({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff area' })).toBeVisible();
}

async function addLodgeAndCamera(page: Page): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await add(page, 'Lodges', 'lodge', async () => {
    await page.getByLabel('Address').fill('khaya');
    await uploadTo(page, 'Logo', 'web/public/lodges/naledi.svg');
  });
  await add(page, 'Cameras', 'camera', async () => {
    await field('Name').fill('Khaya Dam');
    await field('Address').fill('tau');
    await page.getByLabel('Code at the media server').fill('tau');
    await uploadTo(page, 'Cover', 'web/public/covers/tau.jpg');
    await page.getByLabel('Lodge').selectOption('khaya');
    await field('Publish').selectOption('Now');
  });
}

async function addShow(page: Page): Promise<void> {
  await add(page, 'Kinds of show', 'kind of show', async () => {
    await page.getByLabel('Title').fill('Evening Walk');
    await page.getByLabel('Address').fill('evening-walk');
    await uploadTo(page, 'Picture', 'web/public/covers/tau.jpg');
  });
  await openSection(page, 'Plan shows');
  await page.getByRole('button', { name: 'Plan a show' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan a show' });
  await dialog.getByLabel('Title').fill('To the dam at dusk');
  await dialog.getByLabel('Where it is seen').selectOption('Camera Khaya Dam');
  await dialog.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText("'To the dam at dusk' is planned.")).toBeVisible();
}

async function addVideo(page: Page): Promise<void> {
  await add(page, 'Videos', 'video', async () => {
    await page.getByLabel('Title').fill('Two lions at the dam');
    await page.getByLabel('Source').selectOption('YouTube');
    await page.getByLabel('Video at YouTube').fill('bomaRidge01');
    await uploadTo(page, 'Picture', 'web/public/covers/tau.jpg');
    await page.getByLabel('Duration').fill('1:30');
  });
}

async function addModule(page: Page): Promise<void> {
  await add(page, 'Course', 'module', async () => {
    await page.getByLabel('Title', { exact: true }).fill('How to read a track');
    await page.getByLabel('In a sentence').fill('Who walked here, and when?');
    await uploadTo(page, 'Picture', 'web/public/covers/tau.jpg');
    await page.getByLabel('Publish', { exact: true }).selectOption('Now');
    await page.getByLabel('Lesson').fill('# Look down\nA track is a letter that an animal left.');
    for (const number of [1, 2, 3]) {
      const group = page.getByRole('region', { name: `Question ${number}` });
      await group.getByLabel('Question', { exact: true }).fill('Who has round feet?');
      await group.getByLabel('Answers').fill('* The elephant\nThe eagle\nThe frog');
      await group.getByLabel('Why it is right').fill('Its sole is a cushion.');
    }
  });
}

async function addRest(page: Page): Promise<void> {
  await add(page, 'Kinds of alert', 'kind of alert', async () => {
    await page.getByLabel('Name').fill('Big cats');
    await page.getByLabel('Place in the list').fill('1');
  });
  await openSection(page, 'Notices');
  await page.getByLabel('Announcement', { exact: true }).fill('The first camera is on the air.');
  await page.getByRole('button', { name: 'Pin to every page' }).click();
  await expect(page.getByText('The announcement is on every page.')).toBeVisible();
}

/** The list begins with the animals that the site comes with. */
async function addAnimal(page: Page): Promise<void> {
  await openSection(page, 'Pages');
  await page.getByRole('link', { name: 'Animals', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Aardvark', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Add an animal', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('otter');
  await page.getByLabel('Several of them').fill('otters');
  await page.getByLabel('Scientific name').fill('Aonyx capensis');
  await page.getByLabel('Kind of alert').selectOption('Big cats');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The animal is saved.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find an animal' }).fill('aonyx');
  await expect(page.getByRole('link', { name: 'Otter', exact: true })).toBeVisible();
}

/** A browser may have the animals of a minute ago once more, and asks for the new ones meanwhile. */
async function reportOtter(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Who is at Khaya Dam?' });
  await expect(async () => {
    await openAlive(page, CAMERA);
    await page.getByRole('button', { name: 'Sighting', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Otter', exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Otter', exact: true }).click();
  await expect(page.getByText('Otter at Khaya Dam is posted.')).toBeVisible();
}

/** A photo, a sighting and a message come from the page of the camera, by anyone or by staff. */
async function takeSnapshot(page: Page, title: string): Promise<void> {
  await openAlive(page, CAMERA);
  await main(page).getByRole('button', { name: 'Snapshot', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByLabel('What did you see?').fill(title);
  await dialog.getByRole('button', { name: 'SAVE SNAPSHOT', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('from an empty database a new operator creates what home, streams, shows, videos and photos need', async ({
  // What the guest's pages log must be nothing.
  page: guest,
  browser,
}) => {
  test.setTimeout(480_000);
  await emptySite();
  const page = await (await browser.newContext()).newPage();

  await test.step('every public page is whole while there is nothing', async () => {
    for (const [address, words] of EMPTY_PAGES) {
      await expectWords(guest, address, words);
      await expect(guest.getByRole('button', { name: /^(Try again|Retry)$/ })).toHaveCount(0);
    }
  });

  await test.step('the operator fills the site in the staff area', async () => {
    await becomeAdmin(page);
    await enterStaffArea(page);
    await addLodgeAndCamera(page);
    await addShow(page);
    await addVideo(page);
    await addModule(page);
    await savePartners(page);
    await saveAbout(page);
    await writeNextTerms(page);
    await addRest(page);
    await addAnimal(page);
    await reportOtter(page);
    await takeSnapshot(page, 'The first lion of the dam');
    await openAlive(page, BOMA);
    await page.getByLabel('Write to Boma').fill('Good morning from the dam.');
    // The message is shown before it is sent, and this page leaves next.
    const sent = page.waitForResponse((answer) => answer.ok() && answer.url().endsWith('/message/send'));
    await page.keyboard.press('Enter');
    await sent;
    await expect(page.getByRole('log').getByText('Good morning from the dam.')).toBeVisible();
    await openAlive(page, '/staff/photos');
    await page.getByRole('button', { name: 'Show on home: The first lion of the dam' }).click();
    await expect(page.getByText('The first lion of the dam is on home now.')).toBeVisible();
  });

  await test.step('a guest finds all of it', async () => {
    // A browser may show the home of a minute ago once more, and asks for the new one meanwhile.
    await expect(async () => {
      await expectWords(guest, HOME, 'Khaya Dam');
      await expect(guest.getByText('The first camera is on the air.')).toBeVisible();
      await expect(main(guest).getByText('The first lion of the dam').first()).toBeAttached({
        timeout: 10_000,
      });
    }).toPass();
    await expectWords(guest, STREAMS, 'Khaya Dam');
    await expectWords(guest, SHOWS, 'Evening Walk');
    const picture = main(guest).locator('img[src^="/uploaded/"]').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
    await expectWords(guest, SCHEDULE, 'To the dam at dusk');
    await expectWords(guest, VIDEOS, 'Two lions at the dam');
    await expectWords(guest, PHOTOS, 'The first lion of the dam');
    await expect(async () => {
      await openAlive(guest, LOGBOOK);
      await guest.getByRole('combobox', { name: 'Animal' }).selectOption('Otter', { timeout: 5000 });
    }).toPass();
    await expect(guest).toHaveURL('/wildlife/logbook?species=otter');
    await expect(main(guest).getByRole('listitem').filter({ hasText: 'Otter' }).first()).toBeVisible();
    await expectWords(guest, COURSE, 'How to read a track');
    await expectWords(guest, ABOUT_US, 'It began with a goat at Khaya.');
    await expect(main(guest).getByRole('heading', { level: 2, name: 'And then' })).toBeVisible();
    const about = main(guest).locator('img[src^="/uploaded/"]').first();
    await expect.poll(() => about.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280);
    const logos = main(guest).getByRole('list', { name: 'Our partners' }).getByRole('img');
    await expect(logos.first()).toHaveAccessibleName('Logo of Khaya Vets');
    await expect(logos.first()).toHaveAttribute('src', /^\/uploaded\//);
    await expectNextTerms(guest);
    await openAlive(guest, BOMA);
    await expect(guest.getByRole('log').getByText('Good morning from the dam.')).toBeVisible();
    await openAlive(guest, CAMERA);
    await expectPlays(guest, 'Khaya Dam');
    await wakeUp(guest);
  });
  await page.context().close();
});
