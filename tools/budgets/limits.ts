import { sitePaths, streamPath } from '@boma/domain/site-paths.ts';

export interface PageBudget {
  readonly name: string;
  readonly path: string;
  /** Bytes after gzip. */
  readonly scripts: number;
  readonly html?: number;
  /** Requests until the page is alive and quiet. */
  readonly requests?: number;
}

const kB = (count: number) => count * 1000;

/** Bytes after gzip of what runs before anybody has done anything: the inline script and the boot script. */
export const EAGER_SCRIPTS = kB(3);

/** Cumulative layout shift; the unit is the one of the Layout Instability specification. */
export const LAYOUT_SHIFT = 0.01;

/** The same for a viewer who scrolls to the end before the page is alive, or soon after: the sum of all shifts. */
export const EARLY_SCROLL_SHIFT = 0.05;

/** Lighthouse's least scores for a phone, of 100. The median of five runs counts; they end as soon as it is decided. */
export const lighthouse = {
  runs: 5,
  home: { performance: 100 },
  others: { performance: 98 },
  /** Accessibility, best practices and search engines, of every page. */
  otherCategories: 100,
} as const;

/**
 * What a browser fetched until the page is alive. `scripts` are the modules that the build weighs (`web/build/page-weights.ts`:
 * 132.0 kB for home, 132.8 for the cameras), the script in the head (1.4) and the boot script (1.5). Each limit stands 0.7 kB
 * above that, so that no change makes the first pages of a visitor much heavier unseen: who raises one says why. `html`: with
 * its headers, home's document fits into the ten packets that a new connection carries at once. Above that, its largest paint
 * came 0.3 s later on a slow phone.
 */
export const pageBudgets: readonly PageBudget[] = [
  { name: 'home', path: sitePaths.home, scripts: kB(135.6), html: kB(14.7), requests: 24 },
  { name: 'streams', path: sitePaths.streams, scripts: kB(136.4) },
];

/** How many times as long as without JavaScript the page's largest paint may take on a slow phone. */
export const largestPaint = { path: sitePaths.home, ratio: 1.05 } as const;

/** Milliseconds to the first requests for media on a camera's page, on a slow phone. */
export const firstPlay = {
  path: streamPath('tau'),
  /** After a tap one second after the page's load: the boot script asks before the page is alive. */
  playlist: 1500,
  /** After the same tap. More than one second of it is hydration, and a request is under way for half a second. */
  film: 4000,
  filmAfterHydration: 2000,
} as const;

/** The first tap on the menu of a phone on slow 4G whose processor is slowed four times. */
export const firstTap = {
  path: sitePaths.home,
  /** How many times as long as on a page with nothing but a native popover the menu may take to open. */
  ratioAfterLoad: 3,
  ratioAfterHydration: 1.4,
  /** Milliseconds of the click's event. */
  click: 100,
  /** Milliseconds beyond 50 of all tasks between the page's load and the moment after its hydration. */
  hydrationBlocking: 150,
} as const;

/** Dragging along the last 48 hours of a camera, on a processor that is slowed four times. */
export const dayDrag = {
  path: streamPath('tau'),
  /** Milliseconds between two frames, at most. */
  frame: 50,
} as const;

/** Scrolling through 1,000 cards of a list of 5,000, on a processor that is slowed four times. */
export const longList = {
  /** Cards in the page, at most. */
  cards: 60,
  /** Milliseconds between two frames, at most. */
  frame: 50,
} as const;
