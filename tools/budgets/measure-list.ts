import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { serveList } from './serve-list.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';

/** Cards that the measured scrolling passes. */
const SCROLLED = 1000;
/** CSS pixels per frame: four windows a second at 60 frames, as after a flick. */
const STEP = 60;
/** A list that is slower than this is given up; what it reached is reported. */
const GIVE_UP_MS = 70_000;
const SHOWN_MS = 60_000;

export interface Scrolled {
  /** Milliseconds between two frames, the longest. */
  readonly longestFrame: number;
  /** Frames that took longer than 50 ms. */
  readonly lateFrames: number;
  readonly frames: number;
  /** Cards in the page, at most. */
  readonly cards: number;
  /** Cards that were passed: fewer than 1,000 if it took too long. */
  readonly passed: number;
  /** Milliseconds from the navigation until the list was in the page, without a slow-down. */
  readonly shownAfter: number;
}

export interface MeasuredList {
  /** All 5,000 have come; from the first card on. */
  readonly list: Scrolled;
  /** 4,000 have come, and the others come while their end is scrolled to. */
  readonly growing: Scrolled;
  /** The same list without `virtua`. */
  readonly whole: Scrolled;
}

type Trip = Omit<Scrolled, 'shownAfter'>;

interface Course {
  readonly scrolled: number;
  readonly step: number;
  readonly late: number;
}

/** Runs in the page: scrolls past so many cards, one step in each frame, and now and then calls `window.tellTrip`. */
function scrollOn({ scrolled, step, late }: Course): Promise<Trip> {
  const result = { longestFrame: 0, lateFrames: 0, frames: 0, cards: 0, passed: 0 };
  const { tellTrip } = window as unknown as { tellTrip: (trip: Trip) => void };
  /** The number of the first card below the top of the window, by halves: without `virtua` there are 5,000. */
  const firstInSight = () => {
    const cards = document.querySelectorAll('[aria-posinset]');
    let [from, to] = [0, cards.length - 1];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((cards[middle]?.getBoundingClientRect().bottom ?? 0) > 0) to = middle;
      else from = middle + 1;
    }
    result.cards = Math.max(result.cards, cards.length);
    return Number(cards[from]?.getAttribute('aria-posinset') ?? 0);
  };
  const first = firstInSight();
  return new Promise((resolve) => {
    let before: number | undefined;
    const frame = (now: number) => {
      if (before !== undefined) {
        result.longestFrame = Math.max(result.longestFrame, now - before);
        if (now - before > late) result.lateFrames += 1;
        result.frames += 1;
      }
      before = now;
      // Asked for now and then only, because it makes the browser lay the page out.
      if (result.frames % 10 === 0) result.passed = firstInSight() - first;
      // Seldom, because telling takes a part of the frame.
      if (result.frames % 50 === 0) tellTrip(result);
      if (result.passed >= scrolled) return resolve(result);
      window.scrollBy(0, step);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

async function showList(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.locator('[aria-posinset]').first().waitFor({ timeout: SHOWN_MS });
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  );
}

/** Scrolls until 100 cards before the end of what has come. */
async function scrollNearEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - 12_000));
  // Until then the first cards are in the page, and the journey down would count.
  await page.waitForFunction(
    () => Number(document.querySelector('[aria-posinset]')?.getAttribute('aria-posinset')) > 1000,
  );
}

/** Scrolls for `GIVE_UP_MS` at most. A page that is busy with one frame does not answer, so it tells how far it is. */
async function scrollInTime(page: Page, late: number): Promise<Trip> {
  let reached: Trip = { longestFrame: 0, lateFrames: 0, frames: 0, cards: 0, passed: 0 };
  await page.exposeFunction('tellTrip', (trip: Trip) => {
    reached = trip;
  });
  const limit = new AbortController();
  const whole = page.evaluate(scrollOn, { scrolled: SCROLLED, step: STEP, late });
  // The page that is given up rejects when it is closed.
  whole.catch(() => {});
  const givenUp = sleep(GIVE_UP_MS, undefined, { signal: limit.signal })
    .catch(() => {})
    .then(() => reached);
  try {
    return await Promise.race([whole, givenUp]);
  } finally {
    limit.abort();
  }
}

async function scrollList(
  browser: Browser,
  url: string,
  late: number,
  prepare?: (page: Page) => Promise<void>,
): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const shownAfter = await showList(page, url);
    await prepare?.(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return { ...(await scrollInTime(page, late)), shownAfter };
  } finally {
    await context.close();
  }
}

/**
 * Scrolls through 1,000 cards of a list of 5,000 videos on a processor that is slowed four times, with and without
 * `virtua`. The page has nothing but the list. @param late milliseconds from which a frame is late
 */
export async function measureList(browser: Browser, late: number): Promise<MeasuredList> {
  const server = await serveList();
  try {
    return {
      list: await scrollList(browser, `${server.url}/virtual`, late),
      growing: await scrollList(browser, `${server.url}/virtual?first=4000`, late, scrollNearEnd),
      whole: await scrollList(browser, `${server.url}/whole`, late),
    };
  } finally {
    await server.close();
  }
}
