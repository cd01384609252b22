import type { Browser, Page, Route } from '@playwright/test';

const CPU_SLOWDOWN = 4;
/** Videos in the list. */
const LENGTH = 5000;
/** Videos that the measured scrolling passes. */
const SCROLLED = 1000;
/** CSS pixels per frame: four windows a second at 60 frames, as after a flick. */
const STEP = 60;

interface Scrolled {
  /** Milliseconds between two frames, the longest. */
  readonly longestFrame: number;
  /** Cards in the document, at most. */
  readonly cards: number;
}

export interface MeasuredList {
  readonly list: Scrolled;
  /** The same cards, all in the document. */
  readonly whole: Scrolled;
}

/** Answers each page of the list with the videos of the first one, under ids of a list of 5,000. */
async function answerLong(page: Page): Promise<void> {
  let next = 1;
  let first: { readonly data: readonly object[] } | undefined;
  await page.route('**/api/videos', async (route: Route) => {
    if (!first) {
      const answer = await route.fetch();
      first = (await answer.json()) as typeof first;
    }
    const videos = first?.data ?? [];
    const data = videos.map((video, at) => ({ ...video, id: next + at }));
    next += data.length;
    const last_page = Math.ceil(LENGTH / videos.length);
    await route.fulfill({ json: { data, meta: { last_page, cursor: `after ${next}` } } });
  });
}

/** Scrolls from the top past so many cards, a step per frame, in the page. */
function scrollPast({ cards, step }: { cards: number; step: number }): Promise<Scrolled> {
  const MAX_FRAMES = 20_000;
  const items = () => document.querySelectorAll('main [aria-posinset]');
  window.scrollTo(0, 0);
  return new Promise((resolve, reject) => {
    let before: number | undefined;
    let frames = 0;
    const result = { longestFrame: 0, cards: 0 };
    const frame = (now: number) => {
      if (before !== undefined) result.longestFrame = Math.max(result.longestFrame, now - before);
      before = now;
      frames += 1;
      result.cards = Math.max(result.cards, items().length);
      const card = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[aria-posinset]');
      if (Number(card?.getAttribute('aria-posinset')) >= cards) return resolve(result);
      if (frames > MAX_FRAMES) return reject(new Error(`Card ${cards} did not come into sight.`));
      window.scrollBy(0, step);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** Replaces the list by one with all its cards in the document, as copies of those that are there. */
function showWhole(length: number): void {
  const list = document.querySelector('main [role=list][aria-label]');
  const rows = [...(list?.querySelectorAll('[aria-posinset]') ?? [])];
  const parent = rows[0]?.parentElement;
  if (!list || !parent) throw new Error('The page has no list.');
  const columns = parent.childElementCount;
  const whole = document.createElement('div');
  for (let at = 0; at < length; at += columns) {
    const row = parent.cloneNode(false) as HTMLElement;
    for (let column = 0; column < columns; column += 1) {
      const card = (rows[(at + column) % rows.length] as HTMLElement).cloneNode(true) as HTMLElement;
      card.setAttribute('aria-posinset', String(at + column + 1));
      row.append(card);
    }
    whole.append(row);
  }
  list.replaceWith(whole);
}

/**
 * Scrolls through 1,000 cards of a list of 5,000 videos on a processor that is slowed four times, and in the same page
 * through the same cards without a virtual list.
 */
export async function measureList(browser: Browser, url: string): Promise<MeasuredList> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await answerLong(page);
    await page.goto(url);
    await page.locator('main [aria-posinset]').first().waitFor();
    await page.waitForSelector('html[data-alive]', { state: 'attached' });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const list = await page.evaluate(scrollPast, { cards: SCROLLED, step: STEP });
    await page.evaluate(showWhole, LENGTH);
    const whole = await page.evaluate(scrollPast, { cards: SCROLLED, step: STEP });
    return { list, whole };
  } finally {
    await context.close();
  }
}
