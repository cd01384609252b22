import { store } from '../../functions/src/platform/store.ts';
import { streamsPage } from './support/cameras.ts';
import { expect, openAlive, test } from './support/test.ts';

/** No other test uses this camera. */
const updateCamera = (status_update: string) =>
  store.streams('kwa-maritane').update(store.streams.patch({ status_update }));
const renameShowType = (title: string) =>
  store.showTypes('on-point').update(store.showTypes.patch({ title }));

test.describe.configure({ mode: 'serial' });

test('R7-097 an open page shows the new status of a camera', async ({ page }) => {
  const listening = page.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await openAlive(page, streamsPage);
  const card = page.getByRole('main').getByRole('link', { name: 'Kwa Maritane' });
  await expect(card).toBeVisible();
  // The change must come after the page has started to listen: it fetches earlier changes anyway.
  await listening;
  try {
    await updateCamera('The elephants are back.');
    await expect(card).toHaveAccessibleDescription('The elephants are back.');
  } finally {
    await updateCamera('');
  }
  await expect(card).toHaveAccessibleDescription('');
});

test('an open page shows the new name of a show type despite every cache', async ({ page }) => {
  const listening = page.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await openAlive(page, streamsPage);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'On Point' })).toBeVisible();
  await listening;
  try {
    await renameShowType('On The Point');
    await expect(header.getByRole('link', { name: 'On The Point' })).toBeVisible();
  } finally {
    await renameShowType('On Point');
  }
});
