import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { medianOf } from './median.ts';
import { onSlowPhone } from './slow-phone.ts';

/** Milliseconds after the page's load in which a later, larger paint would be seen. */
const AFTER_LOAD_MS = 4000;

/**
 * Milliseconds from the request of the page to its largest paint. The browser's own record is read from outside,
 * because a page without JavaScript cannot report it.
 */
function largestPaint(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<number> {
  return onSlowPhone(
    browser,
    async ({ page, cdp }) => {
      let requested = Number.NaN;
      let painted = Number.NaN;
      cdp.on('Network.requestWillBeSent', ({ request, wallTime }) => {
        if (request.url === url) requested = wallTime;
      });
      cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
        if (event.lcpDetails) painted = event.lcpDetails.renderTime || event.lcpDetails.loadTime;
      });
      await cdp.send('Network.enable');
      await cdp.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
      await page.goto(url, { waitUntil: 'load' });
      await pause(AFTER_LOAD_MS);
      const after = (painted - requested) * 1000;
      if (!Number.isFinite(after)) throw new Error(`${url} reported no paint.`);
      return after;
    },
    { javaScriptEnabled },
  );
}

export interface MeasuredPaint {
  /** Milliseconds. */
  readonly withScripts: number;
  readonly without: number;
}

/** The largest paint of a page with and without JavaScript. The two alternate, so that a busy machine slows both. */
export async function measurePaint(browser: Browser, url: string, runs = 5): Promise<MeasuredPaint> {
  const paints: MeasuredPaint[] = [];
  for (let count = 0; count < runs; count += 1)
    paints.push({
      withScripts: await largestPaint(browser, url, true),
      without: await largestPaint(browser, url, false),
    });
  return {
    withScripts: medianOf(paints.map(({ withScripts }) => withScripts)),
    without: medianOf(paints.map(({ without }) => without)),
  };
}
