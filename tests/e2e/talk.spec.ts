import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { newPerson } from './support/browser-session.ts';
import { streamPage } from './support/cameras.ts';
import { pressOn } from './support/chat.ts';
import { expect, goInside, openAlive, test } from './support/test.ts';

const BOMA = '/wildlife/the-boma';
const CUT_FOR = 30_000;

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

async function say(page: Page, chat: string, text: string): Promise<void> {
  await page.getByLabel(`Write to ${chat}`).fill(text);
  await page.keyboard.press('Enter');
}

async function withOwnBrowser(browser: Browser, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}

test('R1-020 R2-011 R6-007 R6-012 R7-092 R7-093 two users chat live in the Boma, and a guest reads along', async ({
  page: naledi,
  browser,
}) => {
  await newPerson(naledi, { displayName: 'Naledi' });
  await openAlive(naledi, BOMA);
  await withOwnBrowser(browser, async (pieter) => {
    await newPerson(pieter, { displayName: 'Pieter' });
    await openAlive(pieter, BOMA);
    await withOwnBrowser(browser, async (guest) => {
      await openAlive(guest, BOMA);
      const talk = randomUUID();
      const [question, answer] = [`Who hears the owl? ${talk}`, `I do. ${talk}`];
      await expect(guest.getByRole('log').getByRole('listitem').first()).toBeVisible();
      await say(naledi, 'Boma', question);
      for (const page of [pieter, guest]) await expect(said(page, question)).toBeVisible();
      await say(pieter, 'Boma', answer);
      for (const page of [naledi, guest]) {
        await expect(said(page, answer)).toBeVisible();
        // Other tests may send messages to this chat.
        const rows = page.getByRole('log').getByRole('listitem').filter({ hasText: talk });
        await expect(rows).toContainText([question, answer]);
        await expect(said(page, question)).toHaveCount(1);
      }
      await expect(said(naledi, question)).toHaveCount(1);
      const offer = { name: 'Sign in or register' };
      await expect(guest.getByRole('main').getByRole('button', offer)).toBeVisible();
      await expect(naledi.getByRole('main').getByRole('button', offer)).toHaveCount(0);
      const own = naledi.getByRole('log').getByRole('listitem').filter({ hasText: question });
      await pressOn(own, 'Delete your message');
      await pressOn(own, 'Yes, delete your message');
      for (const page of [naledi, pieter, guest]) await expect(said(page, question)).toHaveCount(0);
      await expect(said(guest, answer)).toHaveCount(1);
    });
  });
});

test.describe('a connection to Firestore that is lost for 30 s', () => {
  // The site's content policy does not allow the proxy.
  test.use({ bypassCSP: true });

  test('recovers without a reload, and no message is lost or duplicated', async ({
    page,
    browser,
    consoleWatch,
  }) => {
    // The browser and the SDK report the connection that we cut.
    consoleWatch.allowError(/ERR_|Cloud Firestore|WebChannel|Listening to/);
    const host = process.env.FIRESTORE_EMULATOR_HOST;
    if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set: start these tests through npm test.');
    const proxy = await startTcpProxy(host);
    try {
      await page.route('**/config.json', async (route) => {
        const answer = await route.fetch();
        const config = (await answer.json()) as object;
        await route.fulfill({ response: answer, json: { ...config, firestoreEmulator: proxy.address } });
      });
      await newPerson(page);
      await page.clock.install();
      // The server writes its own settings into the page of a camera. Other pages ask for them.
      await openAlive(page, '/wildlife/about-us');
      await goInside(page, streamPage('tau'));
      const texts = Array.from({ length: 8 }, (_, index) => `${index}: ${randomUUID()}`);
      const [before = '', own = '', ...others] = texts;
      await say(page, 'Tau', before);
      await expect(said(page, before)).toBeVisible();
      await expect(page.locator('[data-row=sent]', { hasText: before })).toBeVisible();
      // The page may listen only a moment after it has sent.
      await expect.poll(() => proxy.connections).toBeGreaterThan(0);
      await proxy.cut();
      await say(page, 'Tau', own);
      await withOwnBrowser(browser, async (elsewhere) => {
        await newPerson(elsewhere);
        await openAlive(elsewhere, streamPage('tau'));
        for (const text of others) {
          await say(elsewhere, 'Tau', text);
          await expect(elsewhere.locator('[data-row=sent]', { hasText: text })).toBeVisible();
        }
      });
      for (const text of others) expect(await said(page, text).count()).toBe(0);
      await page.clock.fastForward(CUT_FOR);
      await proxy.heal();
      for (const text of texts) await expect(said(page, text)).toHaveCount(1, { timeout: 75_000 });
      await expect(page.locator('[data-row]:not([data-row=sent])')).toHaveCount(0);
      const shown = await page.getByRole('log').locator('[data-text]').allTextContents();
      expect(shown.filter((text) => texts.includes(text)).toSorted()).toEqual(texts.toSorted());
    } finally {
      await proxy.close();
    }
  });
});
