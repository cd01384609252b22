import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';

export interface ConsoleWatch {
  /** From here on an error whose text matches is expected; the test fails if it never comes. */
  expectError(pattern: RegExp): void;
  /** An error whose text matches may come or not: for what the browser itself reports of a failure we cause. */
  allowError(pattern: RegExp): void;
  readonly errors: readonly string[];
}

interface Watched extends ConsoleWatch {
  watch(page: Page): void;
  verify(): Promise<void>;
}

function watchConsole(): Watched {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  return {
    errors,
    expectError: (pattern) => void expected.push(pattern),
    allowError: (pattern) => void allowed.push(pattern),
    watch(page) {
      page.on('pageerror', (error) => errors.push(`pageerror: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
    },
    async verify() {
      // What a page says of a failure may come after all that the test has waited for.
      for (const pattern of expected)
        await expect
          .poll(() => errors, `the console names ${pattern.source}`)
          .toContainEqual(expect.stringMatching(pattern));
      const unexpected = errors.filter(
        (text) => ![...expected, ...allowed].some((known) => known.test(text)),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
    },
  };
}

/** Where the clock was put forward: what was asked for just then has run out of time, as it says. */
const putForward = new WeakSet<BrowserContext>();
const OUT_OF_TIME = / failed (?:AppError: unavailable|TimeoutError: signal timed out)\b/;

/** Playwright's `test`, failing on every console error and uncaught exception of any page of the test's context. */
export const test = base.extend<{ consoleWatch: ConsoleWatch }>({
  consoleWatch: [
    async ({ context }, use) => {
      const watched = watchConsole();
      context.on('page', (page) => watched.watch(page));
      await use(watched);
      if (putForward.has(context)) watched.allowError(OUT_OF_TIME);
      await watched.verify();
    },
    { auto: true },
  ],
});

export { registerStaff, registerViewer, signInAgain, type Viewer } from '../../support/people/viewers.ts';
export { newPerson, signInAs, signInWith } from './browser-session.ts';
export { expect };

/**
 * What `act` brings is shown for so many milliseconds, however long the machine takes to look. The page's clock has been
 * installed; from then on it goes by what was shown when, and no pointer may rest on it.
 */
export async function expectShownFor(
  page: Page,
  milliseconds: number,
  shown: Locator,
  act: () => Promise<void>,
): Promise<void> {
  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  await act();
  await expect(shown).toBeVisible();
  const seen = await now();
  putForward.add(page.context());
  await page.clock.pauseAt(before + milliseconds - 200);
  await expect(shown).toBeVisible();
  await page.clock.runFor(seen - before + 600);
  await page.clock.resume();
  await expect(shown).toHaveCount(0);
}

/** The script that brings pages to life comes no sooner than what is answered is called. */
export async function holdLife(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens an address and waits until React has taken the page over. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakeUp(page);
}

/** Brings a prerendered page to life as a visitor's first input does. */
export async function wakeUp(page: Page): Promise<void> {
  await page.locator('#root').dispatchEvent('pointerdown');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}
