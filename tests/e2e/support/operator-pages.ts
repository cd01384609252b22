import { campDay, campDaysBefore } from '@boma/domain/camp-time.ts';
import type { Page } from '@playwright/test';
import { expect, openAlive } from './test.ts';

// What an operator writes of the site's own pages, and how viewers read it.

export const main = (page: Page) => page.getByRole('main');

/** Reloads the page until it says this: the servers answer for some seconds from what they read before. */
export async function expectWords(page: Page, address: string, words: string): Promise<void> {
  await expect(async () => {
    await openAlive(page, address);
    await expect(main(page).getByText(words).first()).toBeVisible({ timeout: 5000 });
  }, `${address} says '${words}'`).toPass();
}

export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Chooses a file of the repository, crops it and uploads it. */
export async function uploadTo(page: Page, label: string, file: string): Promise<void> {
  await page.getByLabel(`Upload: ${label}`).setInputFiles(file);
  if (label !== 'Logo') await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(/^\/uploaded\//);
}

/** The form begins with the partners that the site comes with. */
export async function savePartners(page: Page): Promise<void> {
  await openSection(page, 'Pages');
  await page.getByRole('link', { name: 'Partners', exact: true }).click();
  const first = page.getByRole('region', { name: 'Partner 1' });
  await first.getByLabel('Name').fill('Khaya Vets');
  await first.getByLabel('Upload: Logo').setInputFiles('web/public/lodges/naledi.svg');
  await expect(first.getByLabel('Logo', { exact: true })).toHaveValue(/^\/uploaded\//);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The page is saved.')).toBeVisible();
}

/** The form begins with what the site comes with. */
export async function saveAbout(page: Page): Promise<void> {
  await openSection(page, 'Pages');
  await page.getByRole('link', { name: 'About Us', exact: true }).click();
  await page.getByLabel('Our story').fill('It began with a goat at Khaya.\n\n# And then\n\n- a camera');
  await uploadTo(page, 'Picture', 'web/public/covers/tau.jpg');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The page is saved.')).toBeVisible();
}

/** The form begins as a copy of the terms that apply. They stay until the day that staff name. */
export async function writeNextTerms(page: Page): Promise<void> {
  await openSection(page, 'Pages');
  await page.getByRole('link', { name: 'Terms of Service', exact: true }).click();
  await page.getByLabel('Applies from').fill(campDaysBefore(campDay(Date.now()), -30));
  await page.getByLabel('Conduct').fill('Be as kind as you would be at Khaya.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^The next version is saved\. It applies from /)).toBeVisible();
}

/** The terms that apply, and the next ones in a fold. */
export async function expectNextTerms(guest: Page): Promise<void> {
  await expectWords(guest, '/terms-of-service', 'Be as kind as you would be at a real fire.');
  await expect(main(guest).getByText(/^Valid since /)).toBeVisible();
  const next = main(guest).getByRole('region', { name: 'The next version' });
  const words = next.getByText('Be as kind as you would be at Khaya.');
  await expect(words).toBeHidden();
  await next.getByText('Read the new version').click();
  await expect(words).toBeVisible();
}
