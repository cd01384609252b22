import type { Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { clearAir } from '../support/course.ts';
import { stored } from '../support/stored.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, expectLater, newPerson, openAlive, registerStaff, test } from './support/test.ts';

const COURSE = '/wildlife/kids-course';
/** The keys of local storage that the specification names. */
const KEYS = [
  'streams',
  'lodgeStreams',
  'course',
  'lodge',
  'showTypes',
  'api-token',
  'fbase-token',
  'ac-user',
  'subscription-requested',
  'jr',
];
const modules = (page: Page) => page.getByRole('list', { name: 'Modules' }).getByRole('listitem');
const partners = (page: Page) => page.getByRole('contentinfo').getByRole('list', { name: 'Our partners' });
/** In the footer. */
const juniorLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Junior Ranger', exact: true });

/** Answers the three questions of the open module, each until it is right. */
async function answerAll(page: Page): Promise<void> {
  const questions = page.getByRole('region', { name: 'Three questions' }).getByRole('group');
  await expect(questions).toHaveCount(3);
  for (const question of await questions.all())
    for (const answer of await question.getByRole('radio').all()) {
      await answer.check();
      if ((await question.getByRole('status').textContent())?.startsWith('Yes!')) break;
    }
}

test('a child goes from the landing page through a module to the certificate', async ({ page }) => {
  const { course } = (await call('showCourse')).data;
  // All modules but the last one are done on this device.
  await page.addInitScript(
    (done) => localStorage.setItem('boma:course-done', JSON.stringify(done)),
    course.modules.map(({ id }) => id).slice(0, -1),
  );
  await test.step('R2-028 the landing page is at its address', async () => {
    await openAlive(page, '/wildlife/junior-ranger');
    await expect(page.getByRole('heading', { level: 1, name: 'Junior Ranger' })).toBeVisible();
  });
  await test.step('R1-024 R2-028 R2-029 it leads to the course, which has its modules', async () => {
    await page.getByRole('button', { name: 'Become a junior ranger' }).click();
    await expect(page).toHaveURL(COURSE);
    await expect(modules(page)).toHaveCount(course.modules.length);
    await expect(page.getByRole('main')).toContainText('How to watch like a ranger');
  });
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => localStorage.getItem('jr'))).toBe('ok');
  await test.step('R2-128 R6-014 a guest has no link in the footer', async () => {
    await expect(partners(page)).toBeVisible();
    await expect(juniorLink(page), 'the footer’s link is for users').toHaveCount(0);
  });
  await modules(page).getByRole('link', { name: 'Who cleans up?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who cleans up?' })).toBeVisible();
  const film = page.getByLabel('Film: Who cleans up?');
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expectNoAxeFindings(page);
  await answerAll(page);
  await page.getByRole('link', { name: 'To the certificate' }).click();
  await page.getByRole('textbox', { name: 'The name on it' }).fill('Lerato');
  await expect(page.getByRole('region', { name: 'Certificate' })).toContainText('Lerato');
  await expectNoAxeFindings(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Certificate' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g), 'sheets of paper').toHaveLength(1);
});

/** Stores on this device that the user has joined, or that they have not, as another tab of this browser does. */
const storeJoined = (page: Page, joined: boolean) =>
  page.evaluate((is) => {
    if (is) localStorage.setItem('jr', 'ok');
    else localStorage.removeItem('jr');
    dispatchEvent(new StorageEvent('storage', { key: 'jr' }));
  }, joined);

test('the footer leads users who have joined to the course, on every device', async ({ page }) => {
  const { token } = await newPerson(page);
  await page.clock.install();
  await openAlive(page, '/wildlife/about-us');
  await expectLater(page, partners(page));
  await test.step('R6-014 a user who has not joined has no link either', () =>
    expect(juniorLink(page)).toHaveCount(0));
  await test.step('R2-027 R2-128 R3-067 R6-014 a user who has joined on this device has the link to it', async () => {
    await storeJoined(page, true);
    await expect(juniorLink(page)).toHaveAttribute('href', '/wildlife/junior-ranger');
    await page.reload();
    await expectLater(page, juniorLink(page));
    await juniorLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Junior Ranger' })).toBeVisible();
  });
  await test.step('R6-014 R6-015 a user who has joined elsewhere has it too', async () => {
    await storeJoined(page, false);
    await expect(juniorLink(page)).toHaveCount(0);
    await call('joinCourse', { token, body: { join: true } });
    await openAlive(page, '/wildlife/about-us');
    await expectLater(page, juniorLink(page));
  });
  await test.step('R3-057 the browser keeps no other keys', async () => {
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys).toEqual(expect.arrayContaining(['api-token', 'fbase-token', 'ac-user', 'streams']));
    expect(keys.filter((key) => !key.startsWith('boma:') && !KEYS.includes(key))).toEqual([]);
  });
});

test('R2-030 R3-060 R7-100 a module that goes on the air is live on the open page, whose copy is kept', async ({
  page,
}) => {
  const staff = await registerStaff('zoomie');
  await clearAir(staff.token);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/kids-course')) asked.push(request.url());
  });
  await openAlive(page, COURSE);
  await expect(modules(page).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('course'))).toContain('How to watch like a ranger');
  const { version = 0 } = (await stored.courseUpdate().get()).data() ?? {};
  const live = page.getByRole('region', { name: 'An elephant family', exact: true });
  await expect(live).toHaveCount(0);
  const { modules: all } = (await call('showCourse', { query: { v: String(version) } })).data.course;
  const elephants = all.find(({ title }) => title === 'An elephant family');
  if (!elephants) throw new Error('The seeded module is missing.');
  await call('airModule', { token: staff.token, body: { id: elephants.id, on_air: true } });
  await expect(live).toBeVisible();
  expect(asked.at(-1)).toContain(`v=${version + 1}`);
  await expect(page.getByRole('main')).toContainText('A ranger gives this module right now.');
  await expectNoAxeFindings(page);
  // A notice without a module asks for nothing: the next one with a module is the next call.
  const before = asked.length;
  await stored.courseUpdate().set({ version: version + 50 });
  await call('airModule', { token: staff.token, body: { id: elephants.id, on_air: false } });
  await expect(live).toHaveCount(0);
  expect(asked.slice(before).filter((url) => url.includes(`v=${version + 50}`))).toEqual([]);
  expect(asked.slice(before).some((url) => url.includes(`v=${version + 51}`))).toBe(true);
});
