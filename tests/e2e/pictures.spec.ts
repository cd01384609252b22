import { expect, test } from './support/test.ts';

const PAGES = [
  ['/wildlife/about-us', 'camp', /The camp at dusk/],
  ['/wildlife/pangolin-watch', 'pangolin', /A pangolin in moonlight/],
  ['/wildlife/naledi-khumalo', 'naledi', /Naledi Khumalo in a wide-brimmed hat/],
  ['/wildlife/pieter-van-wyk', 'pieter', /Pieter van Wyk, grey-bearded/],
] as const;

test('the pages with a picture show it in the place that was kept for it', async ({ page }) => {
  for (const [path, picture, words] of PAGES) {
    const held = Promise.withResolvers<void>();
    await page.route(`**/pictures/${picture}-*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const image = page.getByRole('img', { name: words });
    const text = page.getByRole('main').getByRole('paragraph').last();
    await expect(image).toBeVisible();
    // A font that comes late moves the text.
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await text.boundingBox();
    held.resolve();
    await expect(image).toHaveJSProperty('complete', true);
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    expect(await image.evaluate((each: HTMLImageElement) => each.currentSrc)).toMatch(/\.avif$/);
    expect(await text.boundingBox()).toEqual(before);
    const box = await image.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  }
});
