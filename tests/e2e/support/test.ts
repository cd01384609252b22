import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { site } from '../../support/run.ts';
import { scriptOf } from './scripts.ts';

export interface ConsoleWatch {
  /** Expects an error that matches from here on. The test fails without it. */
  expectError(pattern: RegExp): void;
  /** Tolerates errors that match: what the browser itself logs about a failure that the test causes. */
  allowError(pattern: RegExp): void;
  readonly errors: readonly string[];
}

interface Watched extends ConsoleWatch {
  watch(page: Page): void;
  verify(): Promise<void>;
}

/** A test that ends removes its sightings, which the header of every open page may be showing. */
const GONE_STILL = /404 \(Not Found\) \(.*\/logbook\/stills\//;

function watchConsole(): Watched {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [GONE_STILL];
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
      // A page may log a failure after everything that the test waited for.
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

/**
 * What a page logs when a test moves its clock: calls and listeners that are open then run out of time, and Firestore asks Google
 * for a picture to learn whether there is a network, which the policy forbids.
 */
const OUT_OF_TIME =
  /google\.com\/images\/cleardot\.gif| failed (?:AppError: unavailable|TimeoutError: signal timed out)\b|Could not reach Cloud Firestore backend|(?:Fetching the messages of the chat|Listening to (?:the chat|what is live)|Asking for the server's time) failed(?!.*permission-denied)/;

/** A test that installs a clock moves it later. */
function allowOutOfTime({ clock }: BrowserContext, watched: ConsoleWatch): void {
  const install = clock.install.bind(clock);
  clock.install = (options) => {
    watched.allowError(OUT_OF_TIME);
    return install(options);
  };
}

/** Runs in the page before its own scripts. The browser reports a forbidden `eval` that a script catches only here. */
function logPolicyReports(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`The policy '${violatedDirective}' forbids '${blockedURI}' in '${sourceFile}'.`),
  );
}

/**
 * Playwright's `test`, which also fails on console errors, uncaught exceptions and policy reports of any page of the
 * context, and closes the contexts that the test itself has opened.
 */
export const test = base.extend<{ consoleWatch: ConsoleWatch }>({
  consoleWatch: [
    async ({ browser, context }, use) => {
      const watched = watchConsole();
      context.on('page', (page) => watched.watch(page));
      await context.addInitScript(logPolicyReports);
      allowOutOfTime(context, watched);
      await use(watched);
      // Playwright would let them play until the worker ends.
      const others = browser.contexts().filter((each) => each !== context);
      await Promise.all(others.map((each) => each.close()));
      await watched.verify();
    },
    { auto: true },
  ],
});

export { registerStaff, registerViewer, signInAgain, type Viewer } from '../../support/people/viewers.ts';
export { newPerson, signInAs, signInWith } from './browser-session.ts';
export { expect };

/**
 * Lets every answer tell this time (unix milliseconds), or the page's own: for a test that sets the page's clock to another
 * day. Before the page opens.
 */
export async function serverTellsTime(page: Page, time?: number): Promise<void> {
  await page.addInitScript((told) => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function read(name) {
      return name === 'date' ? new Date(told ?? Date.now()).toUTCString() : get.call(this, name);
    };
  }, time);
}

/** Stops the page's clock, which must be installed: from now on only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  // The clock runs on between the two calls, and cannot be set back.
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  }).toPass();
  // A timer that the next frame sets would wait for ever: the jump to the pause runs each timer at most once.
  await page.clock.runFor(50);
}

/** Opens an address with a clock that only the test moves from then on, and hydrates the page. It must not be installed yet. */
export async function openStopped(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await stopClock(page);
  await page.goto(address);
  await page.locator('#root').dispatchEvent('pointerdown');
  // Hydration waits for timers of the stopped clock, so it gets a millisecond for each look.
  const comeAlive = async () => {
    await page.clock.runFor(1);
    return page.locator('html[data-alive]').count();
  };
  await expect.poll(comeAlive, { intervals: [50] }).toBe(1);
}

/** What loads later waits for less than this after hydration, in milliseconds. Further on calls would run out of time. */
const LATER = 3000;

/**
 * Waits for what the page loads only once it has rested for a moment, and shortens that moment: it moves the page's clock,
 * which must be installed before the page opens.
 */
export async function expectLater(page: Page, shown: Locator): Promise<void> {
  let moved = 0;
  const look = async () => {
    const step = moved < LATER ? 1000 : 0;
    moved += step;
    if (step > 0) await page.clock.fastForward(step);
    return shown.count();
  };
  await expect.poll(look, { intervals: [100] }).toBeGreaterThan(0);
}

/** For the frames in which it leaves, on a busy machine. */
const LEAVES_WITHIN_MS = 15_000;

/** Acts while the page's clock, which must be installed, moves by `step` a look until what that brings is shown. */
async function actUntilShown(
  page: Page,
  step: number,
  shown: Locator,
  act: () => Promise<void>,
): Promise<void> {
  await stopClock(page);
  const look = async () => {
    await page.clock.runFor(step);
    return shown.isVisible();
  };
  await Promise.all([act(), expect.poll(look, { intervals: [20] }).toBe(true)]);
}

/**
 * Proves that what `act` brings is shown, also if it goes by itself before a busy machine would look. The clock must be
 * installed; it runs on afterwards.
 */
export async function expectShown(page: Page, shown: Locator, act: () => Promise<void>): Promise<void> {
  await actUntilShown(page, 100, shown, act);
  await page.clock.resume();
}

/**
 * Proves that what `act` brings is shown for `milliseconds` of the page's clock. Only this function moves that clock
 * until then, so it does not matter how slow the machine is. The clock must be installed. No pointer may rest on what is
 * shown.
 */
export async function expectShownFor(
  page: Page,
  milliseconds: number,
  shown: Locator,
  act: () => Promise<void>,
): Promise<void> {
  await actUntilShown(page, 20, shown, act);
  await page.clock.runFor(milliseconds - 200);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect(shown).toHaveCount(0, { timeout: LEAVES_WITHIN_MS });
}

/** Delays the answers of matching requests until the returned function is called. */
export async function holdBack(page: Page, requests: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Delays the script that hydrates pages until the returned function is called. */
export const holdLife = (page: Page): Promise<() => void> =>
  holdBack(page, `**${scriptOf('src/entry-client.tsx')}`);

/** Accepts cookies before a page is opened: their notice would cover the bottom of it. */
export const acceptCookies = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: 'cookies-accepted', value: '1', url: site() }]);

/** Opens an address and waits until React has hydrated the page. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakeUp(page);
}

/** Whether the page writes in the letters of the site. Runs in the page. */
function hasOwnLetters(): boolean {
  const widthIn = (family: string) => {
    const words = document.createElement('span');
    words.textContent = 'Words in some letters';
    words.style.cssText = `position:absolute;font:400 100px ${family}`;
    document.body.append(words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    return width;
  };
  return widthIn('"Figtree Variable",monospace') !== widthIn('monospace');
}

/**
 * As `openAlive`, for a test that measures rows of words: a page to which the letters of the site come late keeps those of
 * the machine, which may be wider, so it is opened until they come in time.
 */
export const openInOwnLetters = (page: Page, address: string): Promise<void> =>
  expect(async () => {
    await openAlive(page, address);
    expect(await page.evaluate(hasOwnLetters)).toBe(true);
  }).toPass();

/** Hydrates a prerendered page as the visitor's first input does. */
export async function wakeUp(page: Page): Promise<void> {
  await page.locator('#root').dispatchEvent('pointerdown');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/** How the player stands, in the title of its page. */
const STATE = / · (?:Live camera|Behind live|Off air|You are offline)(?= · )/;

const titleOf = async (page: Page) => (await page.title()).replace(STATE, '');

/**
 * Leads an open page to another address as a link of the site does, without a load, and waits for that page: it has a
 * title of its own, and most often another heading.
 */
export async function goInside(page: Page, address: string): Promise<void> {
  const before = await titleOf(page);
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    // A link would begin at the top; a move in the history leaves that to the browser.
    scrollTo({ top: 0, behavior: 'instant' });
  }, address);
  const isThere = async () =>
    (await titleOf(page)) !== before || (await page.locator('h1:not([data-left])').count()) > 0;
  await expect.poll(isThere, { message: `the page at ${address}`, intervals: [50] }).toBe(true);
  await expect(page.locator('h1').first()).toBeVisible();
}
