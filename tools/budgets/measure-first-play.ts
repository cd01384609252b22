import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { medianOf } from './median.ts';
import { onSlowPhone, touch } from './slow-phone.ts';

const AFTER_LOAD_MS = 1000;
const GIVE_UP_MS = 30_000;
const PLAYLIST = /\.m3u8(?:\?|$)/;
/** Only the player asks for it, after the playlists. */
const FILM = /\.(?:m4s|mp4|ts)(?:\?|$)/;
/** Where a phone shows the picture of a camera's page. */
const PICTURE = { x: 195, y: 190 };

/** Milliseconds at which the page asks for such an address. */
function askedFor(page: Page, address: RegExp): Promise<number> {
  const asked = page
    .waitForRequest((request) => address.test(request.url()), { timeout: GIVE_UP_MS })
    .then(() => performance.now());
  // An error before this is awaited must not end the process. Whoever awaits it still gets the error.
  asked.catch(() => {});
  return asked;
}

function tapEarly(browser: Browser, url: string): Promise<{ playlist: number; film: number }> {
  return onSlowPhone(browser, async ({ page, cdp }) => {
    await page.goto(url, { waitUntil: 'load' });
    await pause(AFTER_LOAD_MS);
    const [playlist, film] = [askedFor(page, PLAYLIST), askedFor(page, FILM)];
    const tapped = performance.now();
    await touch(cdp, PICTURE.x, PICTURE.y);
    return { playlist: (await playlist) - tapped, film: (await film) - tapped };
  });
}

function waitUntouched(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async ({ page }) => {
    const film = askedFor(page, FILM);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('html[data-alive]', { state: 'attached' });
    const alive = performance.now();
    return Math.max(0, (await film) - alive);
  });
}

export interface MeasuredFirstPlay {
  /** Milliseconds from a tap one second after the page's load, which the hydration still follows, to the playlist's request. */
  readonly playlist: number;
  /** Milliseconds from that tap to the request for the first part of the film. */
  readonly film: number;
  /** Milliseconds to the same from the page's hydration, after which the camera plays by itself. */
  readonly hydrated: number;
}

/** How soon a camera's page asks for media on a slow phone. */
export async function measureFirstPlay(browser: Browser, url: string, runs = 5): Promise<MeasuredFirstPlay> {
  const plays: MeasuredFirstPlay[] = [];
  for (let count = 0; count < runs; count += 1)
    plays.push({ hydrated: await waitUntouched(browser, url), ...(await tapEarly(browser, url)) });
  return {
    playlist: medianOf(plays.map(({ playlist }) => playlist)),
    film: medianOf(plays.map(({ film }) => film)),
    hydrated: medianOf(plays.map(({ hydrated }) => hydrated)),
  };
}
