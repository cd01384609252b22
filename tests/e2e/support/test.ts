import { test as base, expect, type Page } from '@playwright/test';

export interface ConsoleWatch {
  /** From here on an error whose text matches is expected; the test fails if it never comes. */
  expectError(pattern: RegExp): void;
  /** An error whose text matches may come or not: for what the browser itself reports of a failure we cause. */
  allowError(pattern: RegExp): void;
  readonly errors: readonly string[];
}

interface Watched extends ConsoleWatch {
  watch(page: Page): void;
  verify(): void;
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
    verify() {
      const unexpected = errors.filter(
        (text) => ![...expected, ...allowed].some((known) => known.test(text)),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
      for (const pattern of expected) {
        expect(errors, `the console names ${pattern.source}`).toContainEqual(expect.stringMatching(pattern));
      }
    },
  };
}

/** Playwright's `test`, failing on every console error and uncaught exception of any page of the test's context. */
export const test = base.extend<{ consoleWatch: ConsoleWatch }>({
  consoleWatch: [
    async ({ context }, use) => {
      const watched = watchConsole();
      context.on('page', (page) => watched.watch(page));
      await use(watched);
      watched.verify();
    },
    { auto: true },
  ],
});

export { newPerson, type Person, registerPerson, signInAgain, signInAs, signInWith } from './people.ts';
export { expect };

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
