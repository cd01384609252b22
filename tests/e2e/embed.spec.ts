import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/test.ts';

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

test('an unknown camera in a frame says so', async ({ page }) => {
  await page.goto('/embed/nothing');
  await expect(page.getByText('There is no camera here.')).toBeVisible();
});

for (const [address, status] of [
  ['/oembed?url=https%3A%2F%2Fother.example%2Fwildlife%2Fstream%2Ftau-live', 404],
  ['/oembed', 404],
] as const)
  test(`oEmbed answers ${status} to ${address}`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(status);
  });
