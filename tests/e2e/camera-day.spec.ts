import { deleteSightings, newSighting } from '../support/sightings.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { streamPage } from './support/cameras.ts';
import { expect, openAlive, test } from './support/test.ts';

const made: string[] = [];
test.afterAll(() => deleteSightings(made));

test('the last 48 hours of a camera can be looked through, and lead from a mark to its sighting in the logbook', async ({
  page,
}) => {
  const caption = `3 lions ${Date.now()}`;
  const created_ts = Math.floor(Date.now() / 1000) - 9 * 3600;
  const id = await newSighting({ caption, species: 'lion', stream: { slug: 'tau' }, created_ts });
  made.push(id);
  await openAlive(page, streamPage('tau'));
  const day = page.getByRole('region', { name: 'The last 48 hours' });
  const line = day.getByRole('slider', { name: 'Time of day at camp' });
  await expect(line).toBeVisible();
  await line.focus();
  await page.keyboard.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', /no still/);
  await expectNoAxeFindings(page, '[aria-labelledby=camera-day]');
  await day.getByRole('link', { name: new RegExp(caption) }).click();
  const entry = page.locator(`[data-sighting="${id}"]`);
  await expect(entry).toContainText(caption);
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
});
