import { collections } from '../../domain/src/collections.ts';
import { documentAt } from '../../functions/src/platform/firestore.ts';
import { streamsPage } from './support/cameras.ts';
import { expect, openAlive, test } from './support/test.ts';

const camera = () => documentAt(`${collections.streams}/ridge`);
const kind = () => documentAt(`${collections.showTypes}/on-point`);

test.describe.configure({ mode: 'serial' });

test('R7-097 an open page follows a camera that is renamed', async ({ page }) => {
  const listening = page.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await openAlive(page, streamsPage);
  const grid = page.getByRole('main');
  await expect(grid.getByRole('link', { name: 'Ridge' })).toBeVisible();
  // The change has to come after the page has begun to listen: what it missed before it fetches anyway.
  await listening;
  try {
    await camera().update({ name: 'The Old Ridge' });
    await expect(grid.getByRole('link', { name: 'The Old Ridge' })).toBeVisible({ timeout: 20_000 });
  } finally {
    await camera().update({ name: 'Ridge' });
  }
  await expect(grid.getByRole('link', { name: 'The Old Ridge' })).toBeHidden({ timeout: 20_000 });
  await expect(grid.getByRole('link', { name: 'Ridge' })).toBeVisible();
});

test('an open page follows a kind of show that is renamed, past every cache', async ({ page }) => {
  const listening = page.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await openAlive(page, streamsPage);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'On Point' })).toBeVisible();
  await listening;
  try {
    await kind().update({ title: 'On The Point' });
    await expect(header.getByRole('link', { name: 'On The Point' })).toBeVisible({ timeout: 20_000 });
  } finally {
    await kind().update({ title: 'On Point' });
  }
});
