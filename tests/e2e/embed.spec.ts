import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, holdLife, openAlive, test } from './support/test.ts';

const frame = (src: string) =>
  `<iframe src="${src}" width="640" height="360" title="A page of the site"></iframe>`;

/** A site of another origin. A real one: browsers keep made-up answers away from addresses of this machine. */
async function serveAnotherSite(pages: Readonly<Record<string, string>>) {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Another site</title>${pages[request.url ?? ''] ?? ''}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('another site shows a camera by the frame that oEmbed gives it, and no other page', async ({
  page,
  request,
  baseURL,
  consoleWatch,
}) => {
  const site = baseURL ?? '';
  const html = await (await request.get('/wildlife/stream/tau-live')).text();
  const [, link = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
  const described = (await (await request.get(link.replaceAll('&amp;', '&'))).json()) as { html: string };
  expect(described.html).toContain(`src="${site}/embed/tau"`);
  const other = await serveAnotherSite({
    '/camera': described.html,
    '/thief': frame(`${site}/auth/sign-in`),
  });

  await page.goto(`${other.origin}/camera`);
  const player = page.frameLocator('iframe');
  await player.getByRole('button', { name: 'Play Tau' }).click();
  await expect
    .poll(() => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await expect(player.getByRole('link', { name: 'Tau · Boma' })).toHaveAttribute('target', '_blank');
  await expect(player.getByRole('banner')).toHaveCount(0);

  consoleWatch.expectError(/frame-ancestors|X-Frame-Options/);
  consoleWatch.allowError(/Failed to load resource/);
  await page.goto(`${other.origin}/thief`);
  await expect.poll(() => consoleWatch.errors.length).toBeGreaterThan(0);
  await expect(page.frameLocator('iframe').getByLabel('Email')).toHaveCount(0);
  other.close();
});

test('in a sandbox that keeps the player from running, the frame says why', async ({
  page,
  baseURL,
  consoleWatch,
}) => {
  consoleWatch.allowError(/./);
  const within = (sandbox: string) => `<iframe sandbox="${sandbox}" src="${baseURL}/embed/tau"></iframe>`;
  const other = await serveAnotherSite({
    '/scripts': within('allow-scripts'),
    '/nothing': within(''),
    '/enough': within('allow-scripts allow-same-origin'),
  });
  const reason = page.frameLocator('iframe').getByText('does not let our player run', { exact: false });
  for (const path of ['/scripts', '/nothing']) {
    await page.goto(`${other.origin}${path}`);
    await expect(reason).toBeVisible();
  }
  await page.goto(`${other.origin}/enough`);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play Tau' })).toBeVisible();
  await expect(reason).toBeHidden();
  other.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the player has the name and the picture of its camera', async ({ page }) => {
    await page.goto('/embed/tau');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tau');
    await expect(page.locator('[data-picture] img')).toHaveAttribute('src', /\/covers\/tau\.jpg$/);
    await expect(page.getByRole('link', { name: 'Boma' })).toBeVisible();
  });
});

test('a press before hydration plays the camera, and the picture stays where it is', async ({ page }) => {
  const release = await holdLife(page);
  await page.goto('/embed/tau');
  const picture = page.locator('[data-picture]');
  const before = await picture.boundingBox();
  await page.getByRole('button', { name: 'Play Tau' }).click();
  release();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await expect(page).toHaveTitle('Tau · Boma');
  expect(await picture.boundingBox()).toEqual(before);
});

test('an unknown camera in a frame says so', async ({ page, consoleWatch }) => {
  consoleWatch.allowError(/status of 404.*\/embed\/nothing/);
  await openAlive(page, '/embed/nothing');
  await expect(page.getByText('There is no camera here.')).toBeVisible();
});

for (const [address, status] of [
  ['/oembed?url=https%3A%2F%2Fother.example%2Fwildlife%2Fstream%2Ftau-live', 404],
  ['/oembed', 404],
] as const)
  test(`oEmbed answers ${status} to ${address}`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(status);
  });
