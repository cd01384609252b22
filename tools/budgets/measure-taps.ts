import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { medianOf } from './median.ts';
import { onSlowPhone, touch } from './slow-phone.ts';

/** The menu of a page that has nothing but a native popover. */
const REFERENCE_PATH = '/reference-of-the-first-tap';

const reference = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Reference</title>
<style>body{margin:0}button{width:44px;height:44px}#left-navigation{inset:0;width:80%;height:100%}</style>
<button popovertarget="left-navigation" aria-label="Open the navigation">=</button>
<div id="left-navigation" popover><nav>${'<a href="/">A link</a><br>'.repeat(11)}</nav></div></html>`;

const AFTER_LOAD_MS = 1000;
const AFTER_HYDRATION_MS = 500;
/** A task that is longer blocks input; the rest of it counts as blocking, as in Lighthouse. */
const LONG_TASK_MS = 50;

interface Watched {
  /** Milliseconds from the tap to the frame that shows the menu. */
  opened?: number;
  /** The longest duration of a click, as Event Timing reports it. */
  click: number;
  /** Milliseconds beyond 50 of each task since the page was loaded. */
  blocking: number;
}

declare global {
  interface Window {
    watchedTaps: Watched;
  }
}

/** Runs in the page before its own scripts. */
function watchTaps(longTask: number): void {
  const watched: Watched = { click: 0, blocking: 0 };
  window.watchedTaps = watched;
  let loadedAt = Number.POSITIVE_INFINITY;
  addEventListener('load', () => (loadedAt = performance.now()));
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime > loadedAt) watched.blocking += Math.max(0, duration - longTask);
  }).observe({ type: 'longtask', buffered: true });
  const clicks = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click') watched.click = Math.max(watched.click, duration);
  });
  clicks.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const whenShown = (tappedAt: number) => {
    const menu = document.getElementById('left-navigation');
    const shown = menu?.checkVisibility({ visibilityProperty: true });
    requestAnimationFrame(() => {
      // The frame in which the menu is visible has been painted when the next one begins.
      if (shown) watched.opened = performance.now() - tappedAt;
      else whenShown(tappedAt);
    });
  };
  addEventListener('pointerdown', (event) => whenShown(event.timeStamp), { capture: true, once: true });
}

async function tapMenu(page: Page, cdp: CDPSession): Promise<Watched> {
  await touch(cdp, 30, 30);
  await page.waitForFunction(() => window.watchedTaps.opened !== undefined);
  // Event Timing reports a click after the frame that follows it.
  await pause(500);
  return page.evaluate(() => window.watchedTaps);
}

type Moment = 'after load' | 'after hydration';

function tapOnce(browser: Browser, url: string, moment: Moment): Promise<Watched> {
  return onSlowPhone(browser, async ({ page, cdp }) => {
    await page.addInitScript(watchTaps, LONG_TASK_MS);
    await page.route(`**${REFERENCE_PATH}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: reference }),
    );
    await page.goto(url, { waitUntil: 'load' });
    if (moment === 'after load' || url.endsWith(REFERENCE_PATH)) await pause(AFTER_LOAD_MS);
    else {
      await page.waitForSelector('html[data-alive]', { state: 'attached' });
      await pause(AFTER_HYDRATION_MS);
    }
    const { blocking } = await page.evaluate(() => window.watchedTaps);
    return { ...(await tapMenu(page, cdp)), blocking };
  });
}

export interface MeasuredTaps {
  /** How many times the reference's time the menu takes to open. */
  readonly ratioAfterLoad: number;
  readonly ratioAfterHydration: number;
  /** Milliseconds. */
  readonly referenceOpened: number;
  readonly openedAfterLoad: number;
  readonly openedAfterHydration: number;
  readonly click: number;
  /** Milliseconds beyond 50 of each task from the page's load until shortly after its hydration. */
  readonly hydrationBlocking: number;
}

/**
 * The first tap on the menu of a phone on slow 4G whose processor is slowed four times. The three cases alternate, so
 * that a busy machine slows each of them.
 */
export async function measureTaps(
  browser: Browser,
  site: string,
  path: string,
  runs = 5,
): Promise<MeasuredTaps> {
  const taps: { reference: Watched; early: Watched; late: Watched }[] = [];
  for (let count = 0; count < runs; count += 1)
    taps.push({
      reference: await tapOnce(browser, `${site}${REFERENCE_PATH}`, 'after load'),
      early: await tapOnce(browser, `${site}${path}`, 'after load'),
      late: await tapOnce(browser, `${site}${path}`, 'after hydration'),
    });
  const opened = (which: 'reference' | 'early' | 'late') =>
    medianOf(taps.map((each) => each[which].opened ?? Number.POSITIVE_INFINITY));
  const referenceOpened = opened('reference');
  const openedAfterLoad = opened('early');
  const openedAfterHydration = opened('late');
  return {
    ratioAfterLoad: openedAfterLoad / referenceOpened,
    ratioAfterHydration: openedAfterHydration / referenceOpened,
    referenceOpened,
    openedAfterLoad,
    openedAfterHydration,
    click: medianOf(taps.map(({ late }) => late.click)),
    hydrationBlocking: medianOf(taps.map(({ late }) => late.blocking)),
  };
}
