import type { Page } from '@playwright/test';
import { deleteShows } from '../support/shows.ts';
import { deleteCatalogueOf } from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, goInside, newPerson, openAlive, test } from './support/test.ts';

async function followMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens the form behind a link of a section. */
async function openForm(page: Page, section: string, link: string): Promise<void> {
  await followMenu(page, section);
  await page.getByRole('link', { name: link }).click();
}

async function save(page: Page, one: string): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`The ${one} is saved.`)).toBeVisible();
}

async function addLodge(page: Page, slug: string): Promise<void> {
  await openForm(page, 'Lodges', 'Add a lodge');
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.getByRole('textbox', { name: 'Logo' }).fill('logo.svg');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A logo is a path that begins with a slash')).toBeVisible();
  await page.getByRole('textbox', { name: 'Logo' }).fill('/lodges/naledi.svg');
  await save(page, 'lodge');
}

/** A colleague changes the lodge while its form is open. */
async function changeLodgeTogether(page: Page, slug: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${slug}` }).click();
  await page.getByRole('textbox', { name: 'Logo' }).fill('/lodges/tshukudu-plains.svg');
  await stored.lodges(slug).update({ fullLogoPath: '/lodges/kwa-maritane-lodge.svg' });
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('region', { name: 'A colleague has saved this meanwhile' });
  await expect(conflict).toContainText(
    '“/lodges/naledi.svg” is now “/lodges/kwa-maritane-lodge.svg”. You wrote “/lodges/tshukudu-plains.svg”.',
  );
  await expectNoAxeFindings(page);
  await conflict.getByRole('button', { name: 'Save my changes too' }).click();
  await expect(page.getByText('The lodge is saved.')).toBeVisible();
  // The words may still be those of the first time.
  await expect
    .poll(async () => (await stored.lodges(slug).get()).data()?.fullLogoPath)
    .toBe('/lodges/tshukudu-plains.svg');
}

async function addCamera(page: Page, slug: string, name: string): Promise<void> {
  await openForm(page, 'Cameras', 'Add a camera');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.getByLabel('Source').selectOption('YouTube');
  await page.getByLabel('Code at the media server').fill(slug);
  await page.getByLabel('Video at YouTube').fill('bomaRidge01');
  await page.getByRole('textbox', { name: 'Cover' }).fill('/covers/tau-sm.jpg');
  await page.getByLabel('Status').fill('The first morning.');
  await page.getByLabel('Lodge').selectOption(slug);
  await page.getByLabel('Publish', { exact: true }).selectOption('Now');
  await expectNoAxeFindings(page);
  await save(page, 'camera');
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(page.getByText(new RegExp(`${name} is number \\d+ of \\d+ now`))).toBeVisible();
  await expectNoAxeFindings(page);
}

async function addKindOfShow(page: Page, slug: string, title: string): Promise<void> {
  await openForm(page, 'Kinds of show', 'Add a kind of show');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.getByRole('textbox', { name: 'Picture' }).fill('/covers/tau.jpg');
  await save(page, 'kind of show');
}

async function planShow(page: Page, kind: string, title: string): Promise<void> {
  await followMenu(page, 'Plan shows');
  await page.getByRole('button', { name: 'Plan a show' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan a show' });
  await dialog.getByLabel('Kind of show').selectOption(kind);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText(`'${title}' is planned.`)).toBeVisible();
}

test('a new operator creates a lodge, a camera, a kind of show and a show, loses nothing to a colleague, and viewers see them', async ({
  page,
  browser,
  consoleWatch,
}) => {
  // The colleague was faster with the lodge.
  consoleWatch.allowError(/status of 409/);
  const mark = 'operator';
  const slug = `${mark}-${Date.now()}`;
  const [camera, kind, show] = [`Camera ${slug}`, `Kind ${slug}`, `Show ${slug}`];
  await newPerson(page, { roles: ['admin'] });
  try {
    await openAlive(page, '/staff');
    await expect(page.getByRole('heading', { level: 1, name: 'Staff area' })).toBeVisible();
    await addLodge(page, slug);
    await changeLodgeTogether(page, slug);
    await addCamera(page, slug, camera);
    await addKindOfShow(page, slug, kind);
    await planShow(page, kind, show);

    const guest = await (await browser.newContext()).newPage();
    await openAlive(guest, `/wildlife/stream/${slug}-live`);
    await expect(guest.getByRole('heading', { level: 1, name: camera })).toBeVisible();
    await expect(guest.getByText('The first morning.').first()).toBeAttached();
    // A change reaches the page that is open, without a reload.
    await openForm(page, 'Cameras', `Edit ${camera}`);
    await page.getByLabel('Status').fill('A leopard came by.');
    await save(page, 'camera');
    await expect(guest.getByText('A leopard came by.').first()).toBeAttached();
    await goInside(guest, '/wildlife/live-african-wildlife-safari-streams');
    await expect(guest.getByRole('main').getByRole('link', { name: camera }).first()).toBeAttached();
    await goInside(guest, '/wildlife/schedule');
    await expect(guest.getByText(show).first()).toBeVisible();
    await guest.context().close();
  } finally {
    await deleteShows(slug);
    await deleteCatalogueOf(mark);
  }
});
