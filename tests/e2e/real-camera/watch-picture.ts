import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

declare global {
  interface Window {
    /** The longest time between two frames since the page began to watch, in milliseconds. */
    longestStop: number;
  }
}

/** Runs in the page: measures from now on how long the picture stands. */
function record(): void {
  const video = document.querySelector('video');
  let last = performance.now();
  window.longestStop = 0;
  const frame = (now: number) => {
    window.longestStop = Math.max(window.longestStop, now - last);
    last = now;
    video?.requestVideoFrameCallback(frame);
  };
  video?.requestVideoFrameCallback(frame);
}

export const watchPicture = (page: Page): Promise<void> => page.evaluate(record);

/** More than the player holds ahead: it then plays what came after the test's disturbance. */
const FILM_SECONDS_ON = 25;

/** Expects the picture to go on by itself, and never to have stood longer since the page began to watch. */
export async function expectPlaysOn(page: Page, longestStopMs: number): Promise<void> {
  const playedTo = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  const from = await playedTo();
  await expect.poll(playedTo, { timeout: 60_000 }).toBeGreaterThan(from + FILM_SECONDS_ON);
  expect(await page.evaluate(() => window.longestStop)).toBeLessThan(longestStopMs);
}
