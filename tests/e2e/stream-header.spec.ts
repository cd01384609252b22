import type { Locator } from '@playwright/test';
import { expectPlays, streamPage } from './support/cameras.ts';
import { expect, openInOwnLetters, test } from './support/test.ts';

/** Where the parts of the camera's header are, from left to right, and how high the header is. */
const headerParts = (header: Locator) =>
  header.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    parts: [...element.querySelectorAll('h1, [data-clock=camp], button')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right, bottom }) => ({ left, right, bottom })),
  }));

test('beside a chat, and with the button that shows a hidden chat, the longest of the cameras’ names and the buttons have one row, which the longest state and the viewers do not move', async ({
  page,
}) => {
  // The longest of the seeded names, also in the button that shows its chat.
  await openInOwnLetters(page, streamPage('olifants-river'));
  await expectPlays(page, 'Olifants River');
  const header = page
    .locator('[data-stream-header]')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  const expectOneRow = async (width: number) => {
    const { height, parts } = await headerParts(header);
    expect(height, `at ${width}`).toBe(76);
    expect(parts.length).toBeGreaterThan(5);
    for (const [at, part] of parts.entries())
      expect(part.left, `part ${at} at ${width}`).toBeGreaterThan(parts[at - 1]?.right ?? 0);
  };
  /** `bring` leads the player to the state. A busy machine falls behind by itself, and after a long stall it begins live again. */
  const inOneRow = async (state: string, bring: () => Promise<void>) => {
    const shown = header.getByText(state, { exact: true });
    for (const width of [1200, 1240, 1280, 1366, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        if (!(await shown.isVisible())) await bring();
        await expect(shown).toBeVisible({ timeout: 10_000 });
      }).toPass();
      // Counted some seconds after the viewer came.
      await expect(header.getByText(/^\d+ watching$/)).toBeVisible({ timeout: 60_000 });
      // The header follows the width with the next frame.
      await expect(() => expectOneRow(width)).toPass({ timeout: 40_000 });
    }
  };
  await inOneRow('Live', () => page.keyboard.press('l'));
  const player = page.getByRole('region', { name: 'Player: Olifants River' });
  const goBack = () =>
    player.locator('video').evaluate((element: HTMLVideoElement) => {
      element.currentTime -= 12;
    });
  await inOneRow('Behind live', goBack);
  await page.getByRole('button', { name: 'Hide the chat' }).click();
  await expect(header.getByRole('button', { name: /^Show the .* chat$/ })).toBeVisible();
  await inOneRow('Behind live', goBack);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a guest shares the camera by a picture in the one row of the buttons, also once the link is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openInOwnLetters(page, streamPage('nkorho'));
    const header = page
      .locator('[data-stream-header]')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    const share = header.getByRole('button', { name: 'Share', exact: true });
    await expect(share).toBeInViewport({ ratio: 1 });
    const rows = () =>
      header.locator(':scope > :last-child').evaluate((element) => element.getBoundingClientRect().height);
    const height = await rows();
    expect(height).toBeLessThan(60);
    await share.tap();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
    expect(await rows()).toBe(height);
  });
});
