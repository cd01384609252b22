import { deleteSightings, newSighting } from '../support/sightings.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

const made: string[] = [];
test.afterAll(() => deleteSightings(made));

test('a viewer who comes back after hours reads what was seen since', async ({ page }) => {
  const HOUR = 3_600_000;
  await newPerson(page);
  made.push(await newSighting({ caption: '7 genets', created_ts: Math.floor((Date.now() - 60_000) / 1000) }));
  await openAlive(page, '/wildlife/schedule');
  const card = page.getByRole('region', { name: 'While you were away' });
  await expect(card).toHaveCount(0);
  // Leaving a page stores the moment; the visit before it was longer ago here.
  await page.addInitScript(
    (last) => localStorage.setItem('boma:last-seen', String(last)),
    Date.now() - 5 * HOUR,
  );
  await openAlive(page, '/wildlife/schedule');
  await expect(card.getByRole('link', { name: /^7 genets at / })).toBeVisible();
  await card.getByRole('button', { name: 'Close what you missed' }).click();
  await expect(card).toHaveCount(0);
});
