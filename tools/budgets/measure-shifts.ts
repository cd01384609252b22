import type { Browser } from '@playwright/test';

export interface Shifts {
  /** The sum of all layout shifts that no key and no press brought about, in the unit of the Layout Instability specification. */
  readonly sum: number;
  /** What moved most, as the beginning of its markup. */
  readonly moved: string;
}

interface Look {
  readonly width: number;
  readonly height: number;
  /** Milliseconds between the page's load and the scroll. */
  readonly after: number;
}

/** A phone and a desktop, whose viewers scroll to the end before the page is alive, and soon after. */
export const looks: readonly Look[] = [1500, 2500].flatMap((after) => [
  { width: 390, height: 844, after },
  { width: 1440, height: 900, after },
]);

/** Milliseconds after the scroll in which what comes late may still move something. */
const SETTLES = 4000;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page. */
function record(): void {
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) {
        const [first] = entry.sources;
        const element = first?.node instanceof Element ? first.node : first?.node?.parentElement;
        shifts.push({ value: entry.value, moved: element?.outerHTML.slice(0, 160) ?? '' });
      }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Course {
  readonly after: number;
  readonly settles: number;
}

/** Runs in the page: scrolls to the end as a viewer who flicks again and again, and answers what has moved by some time later. */
async function scrollDown({ after, settles }: Course): Promise<Shifts> {
  const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  await pass(after);
  for (let flicks = 0; flicks < 40; flicks += 1) {
    scrollBy(0, innerHeight * 0.8);
    await new Promise(requestAnimationFrame);
  }
  await pass(settles);
  const { shifts } = window as unknown as { shifts: { value: number; moved: string }[] };
  const largest = shifts.toSorted((one, other) => other.value - one.value)[0];
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: largest?.moved ?? '' };
}

/** Opens a page as a visitor with nothing stored, scrolls to its end early, and sums what moved by itself. */
export async function measureShifts(browser: Browser, url: string, look: Look): Promise<Shifts> {
  const { width, height, after } = look;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.addInitScript(record);
  await page.goto(url);
  const shifts = await page.evaluate(scrollDown, { after, settles: SETTLES });
  await page.close();
  return shifts;
}
