import { expect, openAlive, test } from './support/test.ts';

const refused = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'internal', message: 'Something went wrong.', request_id: 'test' }),
};

test('R8-001 R8-002 a call that fails is logged, and nobody is alarmed', async ({ page, consoleWatch }) => {
  consoleWatch.expectError(/Fetching 'streams' failed.*internal/);
  consoleWatch.expectError(/Fetching 'showTypes' failed.*internal/);
  consoleWatch.allowError(/^Failed to load resource/);
  await page.route('**/api/streams', (route) => route.fulfill(refused));
  await page.route('**/api/show-types', (route) => route.fulfill(refused));
  await openAlive(page, '/wildlife/about-us');
  await expect.poll(() => consoleWatch.errors.filter((text) => text.startsWith('Fetching'))).toHaveLength(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(0);
  // What was prerendered still stands.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Tau' })).toBeVisible();
});

test('a page whose code does not arrive says so kindly and comes back at a retry', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Showing the page failed/);
  consoleWatch.allowError(
    /Failed to load resource|Failed to fetch dynamically imported module|error occurred/,
  );
  await openAlive(page, '/wildlife/about-us');
  await page.route('**/assets/schedule-*.js', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Show Schedule' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute('**/assets/schedule-*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Show Schedule' })).toBeVisible();
});
