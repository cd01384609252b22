import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';

export interface Measured {
  /** Bytes after gzip -9, whatever the server's own compression. */
  readonly eager: number;
  readonly scripts: number;
  readonly html: number;
  readonly requests: number;
  readonly layoutShift: number;
  /** Names of packages that must not be in the first load and were found in it. */
  readonly forbidden: readonly string[];
}

const gzipped = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

/** Marks that only the sources of these packages carry, minified or not. */
const marks: Readonly<Record<string, RegExp>> = {
  firebase: /FirebaseError|firestore\.googleapis|@firebase\//,
  'hls.js': /hlsMediaAttaching|hlsManifestLoading/,
};

async function bodiesOf(responses: readonly Response[], type: string): Promise<Buffer[]> {
  const wanted = responses.filter((response) => response.request().resourceType() === type && response.ok());
  return Promise.all(wanted.map((response) => response.body()));
}

/** Tells what the page asked for before it had loaded, and before it was alive, from what it fetches afterwards. */
async function askedBefore(page: Page, moment: 'load' | 'alive'): Promise<(response: Response) => boolean> {
  const asked = await page.evaluate((before) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const end =
      before === 'load' ? navigation?.loadEventStart : Number(document.documentElement.dataset.aliveAt);
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (end ?? 0))
      .map(({ name }) => name);
  }, moment);
  return (response) => response.request().isNavigationRequest() || asked.includes(response.url());
}

/** Opens a page as a phone with nothing stored, lets it come alive without touching it, and weighs what came. */
export async function measurePage(browser: Browser, url: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset.layoutShift = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const { dataset } = document.documentElement;
      if (dataset.alive !== undefined) dataset.aliveAt ??= String(performance.now());
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-alive'] });
  });
  await page.goto(url);
  await page.waitForSelector('html[data-alive-at]', { state: 'attached' });
  const untilAlive = responses.filter(await askedBefore(page, 'alive'));
  const [html] = await bodiesOf(untilAlive, 'document');
  const scripts = await bodiesOf(untilAlive, 'script');
  const isEager = await askedBefore(page, 'load');
  const inline = await page.locator('head script:not([src])').allTextContents();
  const text = scripts.join('\n');
  const measured = {
    eager:
      gzipped(inline.join('\n')) +
      (await bodiesOf(untilAlive.filter(isEager), 'script')).reduce(
        (sum, script) => sum + gzipped(script),
        0,
      ),
    scripts: gzipped(inline.join('\n')) + scripts.reduce((sum, script) => sum + gzipped(script), 0),
    html: html ? gzipped(html) : 0,
    // A module's file is fetched first, and then taken from the browser's cache as a module: that is one request.
    requests: new Set(untilAlive.map((each) => each.url()).filter((each) => !each.startsWith('data:'))).size,
    layoutShift: Number((await page.locator('html').getAttribute('data-layout-shift')) ?? 0),
    forbidden: Object.keys(marks).filter((name) => marks[name]?.test(text)),
  };
  await page.close();
  return measured;
}
