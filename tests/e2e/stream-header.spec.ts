import type { Locator } from '@playwright/test';
import { expectPlays, streamPage } from './support/cameras.ts';
import { chatPanel } from './support/chat.ts';
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

test('beside a chat, and with the button that shows a hidden chat, the camera’s name and its buttons have one row, which the longest state does not move', async ({
  page,
}) => {
  await openInOwnLetters(page, streamPage('nkorho'));
  await expectPlays(page, 'Nkorho');
  const header = page
    .locator('[data-stream-header]')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  const expectOneRow = async (width: number) => {
    const { height, parts } = await headerParts(header);
    expect(height, `at ${width}`).toBe(72);
    expect(parts.length).toBeGreaterThan(5);
    for (const [at, part] of parts.entries())
      expect(part.left, `part ${at} at ${width}`).toBeGreaterThan(parts[at - 1]?.right ?? 0);
  };
  const inOneRow = async (state: string) => {
    for (const width of [1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(header.getByText(state, { exact: true })).toBeVisible();
      // The header follows the width with the next frame.
      await expect(() => expectOneRow(width)).toPass({ timeout: 40_000 });
    }
  };
  await inOneRow('Live');
  const player = page.getByRole('region', { name: 'Player: Nkorho' });
  await player.locator('video').evaluate((element: HTMLVideoElement) => {
    element.currentTime -= 12;
  });
  await inOneRow('Behind live');
  await chatPanel(page).getByRole('button', { name: 'Hide the chat' }).click();
  await expect(header.getByRole('button', { name: /^Show the .* chat$/ })).toBeVisible();
  await inOneRow('Behind live');
});
