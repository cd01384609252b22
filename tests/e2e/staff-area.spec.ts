import type { Page } from '@playwright/test';
import { store } from '../../functions/src/platform/store.ts';
import { deleteShows } from '../support/shows.ts';
import { deleteCatalogueOf } from '../support/staff-catalogue.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

async function followMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a new operator creates a lodge, a camera, a kind of show and a show, and viewers see them', async ({
  page,
  browser,
}) => {
  const mark = 'operator';
  const slug = `${mark}-${Date.now()}`;
  const camera = `Camera ${slug}`;
  const kind = `Kind ${slug}`;
  const show = `Show ${slug}`;
  await newPerson(page, { roles: ['admin'] });
  try {
    await openAlive(page, '/staff');
    await expect(page.getByRole('heading', { level: 1, name: 'Staff area' })).toBeVisible();

    await followMenu(page, 'Lodges');
    await page.getByRole('link', { name: 'Add a lodge' }).click();
    await page.getByLabel('Address').fill(slug);
    await page.getByLabel('Logo').fill('logo.svg');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('A logo is a path that begins with a slash')).toBeVisible();
    await page.getByLabel('Logo').fill('/lodges/naledi.svg');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The lodge is saved.')).toBeVisible();

    await followMenu(page, 'Cameras');
    await page.getByRole('link', { name: 'Add a camera' }).click();
    await page.getByLabel('Name', { exact: true }).fill(camera);
    await page.getByLabel('Address').fill(slug);
    await page.getByLabel('Source').selectOption('YouTube');
    await page.getByLabel('Code at the media server').fill(slug);
    await page.getByLabel('Id of the YouTube video').fill('bomaRidge01');
    await page.getByLabel('Status').fill('The first morning.');
    await page.getByLabel('Lodge').selectOption(slug);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The camera is saved.')).toBeVisible();
    await page.getByRole('button', { name: `Move ${camera} up` }).click();
    await expect(page.getByText(new RegExp(`${camera} is number \\d+ of \\d+ now`))).toBeVisible();
    await expectNoAxeFindings(page);

    await followMenu(page, 'Kinds of show');
    await page.getByRole('link', { name: 'Add a kind of show' }).click();
    await page.getByLabel('Title').fill(kind);
    await page.getByLabel('Address').fill(slug);
    await page.getByLabel('Picture').fill('/covers/tau.jpg');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The kind of show is saved.')).toBeVisible();

    await followMenu(page, 'Plan shows');
    await page.getByRole('button', { name: 'Plan a show' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan a show' });
    await dialog.getByLabel('Kind of show').selectOption(kind);
    await dialog.getByLabel('Title').fill(show);
    await dialog.getByRole('button', { name: 'Plan it' }).click();
    await expect(page.getByText(`'${show}' is planned.`)).toBeVisible();

    const guest = await (await browser.newContext()).newPage();
    await openAlive(guest, '/wildlife/live-african-wildlife-safari-streams');
    const card = guest.getByRole('main').getByRole('link', { name: camera }).first();
    await expect(card).toBeAttached();
    await guest.goto(`/wildlife/stream/${slug}-live`);
    await expect(guest.getByRole('heading', { level: 1, name: camera })).toBeVisible();
    await expect(guest.getByText('The first morning.').first()).toBeAttached();

    // A change reaches the page that is open, without a reload.
    await followMenu(page, 'Cameras');
    await page.getByRole('link', { name: `Edit ${camera}` }).click();
    await page.getByLabel('Status').fill('A leopard came by.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The camera is saved.')).toBeVisible();
    await expect(guest.getByText('A leopard came by.').first()).toBeAttached();
    await openAlive(guest, '/wildlife/schedule');
    await expect(guest.getByText(show).first()).toBeVisible();
    await guest.context().close();
  } finally {
    await deleteShows(slug);
    await deleteCatalogueOf(mark);
  }
});

test('staff see what a colleague has changed, and lose nothing', async ({ page, consoleWatch }) => {
  consoleWatch.allowError(/status of 409/);
  const mark = 'conflict';
  const slug = `${mark}-${Date.now()}`;
  await newPerson(page, { roles: ['zoomie'] });
  await store.lodges(slug).set({ id: 900, slug, fullLogoPath: '/lodges/naledi.svg' });
  try {
    await openAlive(page, `/staff/lodges/${slug}`);
    await page.getByLabel('Logo').fill('/lodges/tshukudu-plains.svg');
    await store.lodges(slug).update(store.lodges.patch({ fullLogoPath: '/lodges/kwa-maritane-lodge.svg' }));
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('region', { name: 'A colleague has saved this meanwhile' });
    await expect(conflict).toContainText(
      '“/lodges/naledi.svg” is now “/lodges/kwa-maritane-lodge.svg”. You wrote “/lodges/tshukudu-plains.svg”.',
    );
    await expectNoAxeFindings(page);
    await conflict.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(page.getByLabel('Logo')).toHaveValue('/lodges/tshukudu-plains.svg');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The lodge is saved.')).toBeVisible();
    expect((await store.lodges(slug).get()).data()?.fullLogoPath).toBe('/lodges/tshukudu-plains.svg');
  } finally {
    await deleteCatalogueOf(mark);
  }
});
