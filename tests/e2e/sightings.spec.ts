import type { Browser, Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { registerQuickly } from '../support/people/viewers.ts';
import { site } from '../support/run.ts';
import { deleteSightings, newSighting } from '../support/sightings.ts';
import { stored } from '../support/stored.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, goInside, newPerson, openAlive, registerStaff, signInWith, test } from './support/test.ts';

const LEOPARD_ROCK = '/wildlife/stream/leopard-rock-live';
const alertBar = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Alerts' });
const notices = (page: Page) => page.getByRole('log', { name: 'Messages, Boma' });
const kind = (page: Page, name: string) => page.getByRole('checkbox', { name });

const made: string[] = [];
test.afterAll(() => deleteSightings(made));

async function inBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: site() })).newPage();
}

/** The kinds of alert, by the ids that the seed gives them. */
const KINDS = { bigCats: 1, birds: 6 } as const;

/** A viewer in the general chat who wants to hear of this kind only. */
async function viewerOf(browser: Browser, id: number): Promise<Page> {
  const [page, viewer] = [await inBrowser(browser), await registerQuickly()];
  await stored.users(viewer.uid).update({ notification_categories: [{ id }] });
  await signInWith(page, viewer);
  await openAlive(page, '/wildlife/the-boma');
  await expect(notices(page)).toBeVisible();
  return page;
}

test('staff post a sighting in two taps: viewers of its kind hear of it, others do not, and it can be removed', async ({
  browser,
}) => {
  const note = `Seen by test ${Date.now()}`;
  const cats = await viewerOf(browser, KINDS.bigCats);
  const birds = await viewerOf(browser, KINDS.birds);
  const staff = await inBrowser(browser);
  await newPerson(staff, { roles: ['zoomie'] });
  await openAlive(staff, LEOPARD_ROCK);
  const dialog = staff.getByRole('dialog', { name: 'Who is at Leopard Rock?' });
  await test.step('R3-042 staff post the sighting', async () => {
    await staff.getByRole('button', { name: 'Sighting' }).click();
    await dialog.getByText('Say first how many, and what they do').click();
    await dialog.getByLabel('How many').fill('2');
    await dialog.getByLabel('What they do').fill(note);
    await dialog.getByRole('button', { name: 'Leopard', exact: true }).click();
    await expect(staff.getByText('2 leopards at Leopard Rock is posted.')).toBeVisible();
  });

  const link = alertBar(cats).getByRole('link', {
    name: /(2 leopards|First leopard in \d+ days) at Leopard Rock/,
  });
  await test.step('R1-021 R2-117 R2-120 the alert bar links to its camera', () =>
    expect(link).toHaveAttribute('href', LEOPARD_ROCK));
  const notice = notices(cats).getByRole('listitem').filter({ hasText: note });
  await test.step('R3-042 the chat has a notice of it, with a picture', async () => {
    await expect(notice).toContainText('2 leopards');
    const picture = notice.locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300);
  });
  await test.step('R6-037 a viewer of another kind does not hear of it', async () => {
    // The other viewer has heard of it by then: their page got the same documents.
    const said = `The fire is lit ${Date.now()}`;
    await call('sendMessage', {
      token: (await registerStaff('zoomie')).token,
      body: { chat: 'chat-general', message: said },
    });
    await expect(notices(birds).getByText(said)).toBeVisible();
    await expect(notices(birds).getByText(note)).toHaveCount(0);
    await expect(birds.getByRole('banner').getByText(/leopard/i)).toHaveCount(0);
  });
  await birds.context().close();

  await staff.getByRole('button', { name: 'Sighting' }).click();
  await dialog.getByRole('button', { name: /^Remove: 2 leopards/ }).click();
  await dialog.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(notice).toHaveCount(0);
  await expect(link).toHaveCount(0);
  const left = await stored.sightings.all().where('message', '==', note).get();
  expect(left.empty).toBe(true);
  // The camera would go on playing.
  await Promise.all([cats, staff].map((each) => each.context().close()));
});

test('the tab of alerts: five kinds, a prompt at the sixth, and the latest notices', async ({ page }) => {
  const { uid } = await newPerson(page);
  await test.step('R3-047 the tab asks for the kinds that one may choose', async () => {
    const fetched = page.waitForRequest('**/api/notifications/categories');
    await openAlive(page, '/wildlife/profile/notifications');
    expect((await fetched).postDataJSON()).toEqual({ user_selectable: 1 });
  });
  const five = ['Big cats', 'Elephants', 'Hippos and crocodiles', 'Birds', 'Small night visitors'];
  for (const name of five.slice(0, 4)) await kind(page, name).check();
  await test.step('R5-033 R7-022 a fifth kind is saved, and the user fetched again', async () => {
    const refetched = page.waitForRequest('**/api/auth/user');
    await kind(page, five[4] ?? '').check();
    await refetched;
    await expect(page.getByText('Saved.')).toBeVisible();
  });
  await test.step('R5-034 a sixth is taken back, and Premium is offered', async () => {
    await kind(page, 'Baboons and monkeys').click();
    const prompt = page.getByRole('dialog', { name: 'Choose from every kind of alert' });
    await expect(prompt.getByRole('link', { name: 'See what Premium brings' })).toBeVisible();
    await prompt.getByRole('button', { name: 'No Thanks' }).click();
    await expect(kind(page, 'Baboons and monkeys')).not.toBeChecked();
  });
  await test.step('R5-033 five are kept', async () => {
    const kept = async () =>
      ((await stored.users(uid).get()).data()?.notification_categories ?? [])
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
    // The seed gives the kinds these ids. The last choice may be saved after the ones before it.
    await expect.poll(kept).toEqual([1, 2, 5, 6, 8]);
  });
  await goInside(page, '/wildlife/about-us');
  await goInside(page, '/wildlife/profile/notifications');
  for (const name of five) await expect(kind(page, name)).toBeChecked();
  await expect(kind(page, 'Baboons and monkeys')).not.toBeChecked();
  await test.step('R1-027 R4-089 the notices are in the tab, and in the menu of the user', async () => {
    await expect(page.getByRole('heading', { name: 'Latest notices' })).toBeVisible();
    await page.getByRole('button', { name: /^Your account/ }).click();
    await expect(page.getByText('Notices', { exact: true })).toBeVisible();
  });
  await expectNoAxeFindings(page);
});

test('R7-102 R7-103 the logbook filters by its address, takes in what comes, and drops what is removed', async ({
  page,
}) => {
  await openAlive(page, '/wildlife/logbook');
  const entries = page.getByRole('main').locator('[data-sighting]');
  // Other tests may post sightings at the same time, which are shown too.
  await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(30);
  // 'Thursday, Mar 5, 2026', as the site writes dates.
  const day = /^[A-Z][a-z]+day, [A-Z][a-z]{2} \d{1,2}, \d{4}$/;
  await expect(page.getByRole('heading', { level: 2, name: day }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Camera' }).selectOption('Tembe');
  await page.getByRole('combobox', { name: 'Animal' }).selectOption('Elephant');
  await expect(page).toHaveURL('/wildlife/logbook?camera=tembe&species=elephant');
  // The list of before stays for a moment after the address has changed.
  await expect
    .poll(async () => {
      const texts = await entries.allTextContents();
      return texts.length > 0 && texts.every((text) => /elephant/i.test(text) && text.includes('Tembe'));
    })
    .toBe(true);
  await expect(page.getByRole('heading', { name: 'Best time to watch Tembe' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Sightings of elephant by the hour\. .+ of \d+ of these hours/ }),
  ).toBeVisible();
  await page.getByText('Show the numbers in a table').click();
  await expect(page.getByRole('row')).toHaveCount(25);

  const first = entries.first();
  const before = await first.getAttribute('data-sighting');
  const now = Math.floor(Date.now() / 1000);
  const id = await newSighting({
    created_ts: now,
    species: 'elephant',
    caption: '4 elephants',
    stream: { slug: 'tembe' },
    avatar: '/covers/tembe-sm.jpg',
  });
  made.push(id);
  await expect(first).toHaveAttribute('data-sighting', id);
  await stored.sightings(id).delete();
  await expect(first).toHaveAttribute('data-sighting', before ?? '');

  const csv = page.getByRole('link', { name: 'CSV' });
  await expect(csv).toHaveAttribute('href', '/logbook/sightings.csv?camera=tembe&species=elephant');
  await expect(page.getByText(/Rhino and pangolin are never in it/)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/wildlife/logbook');
});
