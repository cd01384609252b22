import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { medianOf } from './median.ts';
import { onSlowPhone, touch } from './slow-phone.ts';

const AFTER_LOAD_MS = 1000;
const GIVE_UP_MS = 30_000;
const MEDIA = /\.(?:m3u8|m4s|mp4|ts)(?:\?|$)/;
/** Where a phone shows the picture of a camera's page. */
const PICTURE = { x: 195, y: 190 };

/** Milliseconds at which the page asks for media. */
function mediaAsked(page: Page): Promise<number> {
  const asked = page
    .waitForRequest((request) => MEDIA.test(request.url()), { timeout: GIVE_UP_MS })
    .then(() => performance.now());
  // An error before this is awaited must not end the process. Whoever awaits it still gets the error.
  asked.catch(() => {});
  return asked;
}

function tapEarly(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async ({ page, cdp }) => {
    await page.goto(url, { waitUntil: 'load' });
    await pause(AFTER_LOAD_MS);
    const asked = mediaAsked(page);
    const tapped = performance.now();
    await touch(cdp, PICTURE.x, PICTURE.y);
    return (await asked) - tapped;
  });
}

function waitUntouched(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async ({ page }) => {
    const asked = mediaAsked(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('html[data-alive]', { state: 'attached' });
    const alive = performance.now();
    return Math.max(0, (await asked) - alive);
  });
}

export interface MeasuredFirstPlay {
  /** Milliseconds from the page's hydration, after which the camera plays by itself, to the first request for media. */
  readonly hydrated: number;
  /** Milliseconds from a tap one second after the page's load, which the hydration still follows. */
  readonly tapped: number;
}

/** How soon a camera's page asks for media on a slow phone. */
export async function measureFirstPlay(browser: Browser, url: string, runs = 5): Promise<MeasuredFirstPlay> {
  const plays: MeasuredFirstPlay[] = [];
  for (let count = 0; count < runs; count += 1)
    plays.push({ hydrated: await waitUntouched(browser, url), tapped: await tapEarly(browser, url) });
  return {
    hydrated: medianOf(plays.map(({ hydrated }) => hydrated)),
    tapped: medianOf(plays.map(({ tapped }) => tapped)),
  };
}
