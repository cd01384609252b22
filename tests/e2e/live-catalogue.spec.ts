import { stored } from '../support/stored.ts';
import { streamsPage } from './support/cameras.ts';
import { expect, openAlive, test } from './support/test.ts';

/** No other test uses this camera. */
const updateCamera = (status_update: string) => stored.streams('kwa-maritane').update({ status_update });
const renameShowType = (title: string) => stored.showTypes('on-point').update({ title });

test('R7-097 an open page shows the new status of a camera and the new name of a show type, despite every cache', async ({
  page,
}) => {
  const listening = page.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await openAlive(page, streamsPage);
  const card = page.getByRole('main').getByRole('link', { name: 'Kwa Maritane' });
  const header = page.getByRole('banner');
  await expect(card).toBeVisible();
  await expect(header.getByRole('link', { name: 'On Point', exact: true })).toBeVisible();
  // The changes must come after the page has started to listen: it fetches earlier changes anyway.
  await listening;
  try {
    await Promise.all([updateCamera('The elephants are back.'), renameShowType('On The Point')]);
    await expect(card).toHaveAccessibleDescription('The elephants are back.');
    await expect(header.getByRole('link', { name: 'On The Point', exact: true })).toBeVisible();
  } finally {
    await Promise.all([updateCamera(''), renameShowType('On Point')]);
  }
  await expect(card).toHaveAccessibleDescription('');
});
