import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { send } from '../support/chat.ts';
import { repeatWhileLost } from '../support/lost-answers.ts';
import { registerQuickly } from '../support/people/viewers.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { newPerson } from './support/browser-session.ts';
import { joinChat, pressOn } from './support/chat.ts';
import { expect, openAlive, test } from './support/test.ts';

const BOMA = '/wildlife/the-boma';
const CUT_FOR = 30_000;

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

async function say(page: Page, chat: string, text: string): Promise<void> {
  await page.getByLabel(`Write to ${chat}`).fill(text);
  await page.keyboard.press('Enter');
}

async function withOwnBrowser(
  browser: Browser,
  act: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}

const rowOf = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });

/** Expects the controls of the viewer's own message on focus and hover only, and deletes it by them. */
async function deleteByPointer(own: Locator): Promise<void> {
  const controls = own.locator('[data-controls]');
  await expect(controls).toHaveCSS('opacity', '0');
  await own.focus();
  await expect(controls).toHaveCSS('opacity', '1');
  await own.blur();
  // A message of another test moves the row away from under the pointer.
  await expect(async () => {
    await own.hover();
    await expect(controls).toHaveCSS('opacity', '1', { timeout: 1000 });
  }).toPass();
  await pressOn(own, 'Delete your message');
  await pressOn(own, 'Yes, delete your message');
}

/** Deletes the viewer's own message on a touch screen. */
async function deleteByTap(own: Locator): Promise<void> {
  await own.locator('[data-text]').tap();
  await expect(own.locator('[data-controls]')).toHaveCSS('opacity', '1');
  await own.getByRole('button', { name: 'Delete your message' }).tap();
  await own.getByRole('button', { name: 'Yes, delete your message' }).tap();
}

const phone = { hasTouch: true, viewport: { width: 390, height: 844 } };

test('two users chat live in the Boma, a guest reads along, and each user deletes their own message only, by pointer or by tap', async ({
  page: naledi,
  browser,
}) => {
  const chat = async (pieter: Page, guest: Page) => {
    const talk = randomUUID();
    const [question, answer] = [`Who hears the owl? ${talk}`, `I do. ${talk}`];
    await expect(guest.getByRole('log').getByRole('listitem').first()).toBeVisible();
    await test.step('R1-020 R6-007 R6-012 R7-092 what a user writes, another user and a guest read', async () => {
      await say(naledi, 'Boma', question);
      for (const page of [pieter, guest]) await expect(said(page, question)).toBeVisible();
    });
    await test.step('R7-092 the answer comes after it, once', async () => {
      await say(pieter, 'Boma', answer);
      for (const page of [naledi, guest]) {
        await expect(said(page, answer)).toBeVisible();
        // Other tests may send messages to this chat.
        await expect(rowOf(page, talk)).toContainText([question, answer]);
        await expect(said(page, question)).toHaveCount(1);
      }
    });
    await test.step('R1-020 R2-011 a guest is offered to sign in or register, in place of writing', async () => {
      const offer = { name: 'Sign in or register' };
      await expect(guest.getByRole('main').getByRole('button', offer)).toBeVisible();
      await expect(naledi.getByRole('main').getByRole('button', offer)).toHaveCount(0);
    });

    await test.step('R6-033 no user can delete the message of another', async () => {
      const theirs = rowOf(pieter, question);
      await expect(theirs.getByRole('button', { name: /^Report/ })).toBeVisible();
      await expect(theirs.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    });
    await test.step('R6-032 R6-033 R6-034 R7-093 a user deletes their own by pointer, for everybody', async () => {
      await deleteByPointer(rowOf(naledi, question));
      for (const page of [naledi, pieter, guest]) await expect(said(page, question)).toHaveCount(0);
      await expect(said(guest, answer)).toHaveCount(1);
    });
    await test.step('R6-032 R6-034 R7-093 a tap does the same', async () => {
      await deleteByTap(rowOf(pieter, answer));
      for (const page of [naledi, pieter, guest]) await expect(said(page, answer)).toHaveCount(0);
    });
  };
  await newPerson(naledi, { displayName: 'Naledi' });
  await joinChat(naledi, BOMA);
  const withPieter = async (pieter: Page) => {
    await newPerson(pieter, { displayName: 'Pieter' });
    await joinChat(pieter, BOMA);
    await withOwnBrowser(browser, async (guest) => {
      await openAlive(guest, BOMA);
      await chat(pieter, guest);
    });
  };
  await withOwnBrowser(browser, withPieter, phone);
});

test.describe('a connection to Firestore that is lost for 30 s', () => {
  // The site's content policy does not allow the proxy.
  test.use({ bypassCSP: true });

  test('recovers without a reload, and no message is lost or duplicated', async ({ page, consoleWatch }) => {
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
      await openAlive(page, BOMA);
      // One person may send five messages at once.
      const texts = Array.from({ length: 7 }, (_, index) => `${index}: ${randomUUID()}`);
      const [before = '', own = '', ...others] = texts;
      await say(page, 'Boma', before);
      await expect(said(page, before)).toBeVisible();
      await expect(page.locator('[data-row=sent]', { hasText: before })).toBeVisible();
      // The page may listen only a moment after it has sent.
      await expect.poll(() => proxy.connections).toBeGreaterThan(0);
      await proxy.cut();
      await say(page, 'Boma', own);
      const elsewhere = await registerQuickly();
      for (const text of others) {
        const body = { chat: 'chat-general', message: text, message_id: randomUUID() };
        expect((await repeatWhileLost(() => send(elsewhere, body))).status).toBe(200);
      }
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
