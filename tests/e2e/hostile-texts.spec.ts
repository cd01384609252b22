import type { Page } from '@playwright/test';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { stored } from '../support/stored.ts';
import { streamPage } from './support/cameras.ts';
import { hostileTexts, TRAP } from './support/hostile-texts.ts';
import { expect, openAlive, test } from './support/test.ts';

const camera = { slug: 'leopard-rock', chat: 'chat-leopard-rock' };
/** A list holds 180 messages. */
const LIST = 180;
const BATCH = 150;

const rowId = (index: number) => `hostile-text-${String(index).padStart(4, '0')}`;

/** Writes texts directly into the collection, past the cleaning of the API, with hostile author names. */
async function write(texts: readonly string[], from: number): Promise<void> {
  const batch = firestore().batch();
  const now = Date.now() / 1000;
  for (const [index, text] of texts.entries()) {
    const id = rowId(from + index);
    batch.set(stored.chat(id), {
      id,
      chat: camera.chat,
      message: text.toWellFormed(),
      author: index % 3 === 0 ? text.toWellFormed().slice(0, 50) || 'nobody' : 'Naledi',
      user_id: `hostile-${index % 7}`,
      sent_at: timestampOf(now + index / 1000),
      system: index % 11 === 0,
      staff: false,
      sighting: null,
    });
  }
  await batch.commit();
}

async function takeAway(count: number, from: number): Promise<void> {
  const batch = firestore().batch();
  for (let index = from; index < from + count; index += 1) batch.delete(stored.chat(rowId(index)));
  await batch.commit();
}

const log = (page: Page) => page.getByRole('log');

/** Describes each fault in how the list is drawn. */
function faultsOf(page: Page): Promise<string[]> {
  return log(page).evaluate((list) => {
    const faults: string[] = [];
    const frame = list.getBoundingClientRect();
    const made = list.querySelectorAll(
      'script, img, iframe, object, embed, style, link, form, base, a, video',
    );
    if (made.length > 0) faults.push(`${made.length} elements came out of texts`);
    for (const text of list.querySelectorAll('[data-text], [data-author], [data-system]'))
      if (text.childElementCount > 0) faults.push(`elements inside ${text.textContent}`);
    for (const row of list.querySelectorAll('li')) {
      const box = row.getBoundingClientRect();
      if (box.left < frame.left - 1 || box.right > frame.right + 1) faults.push(`beside: ${row.textContent}`);
      if (box.height > 420) faults.push(`${box.height} high: ${row.textContent}`);
      if (row.scrollWidth > row.clientWidth + 1) faults.push(`wider than its row: ${row.textContent}`);
    }
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) faults.push('the page scrolls sideways');
    return faults;
  });
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Expects these texts in the list, each as it was written, and a flawless list at every size. */
async function expectPlain(page: Page, texts: readonly string[]): Promise<void> {
  await expect(log(page).getByRole('listitem')).toHaveCount(texts.length);
  const shown = async () => new Set(await log(page).locator('[data-text], [data-system]').allTextContents());
  await expect.poll(shown).toEqual(new Set(texts.map((text) => text.toWellFormed())));
  const composer = page.getByLabel('Write to Leopard Rock');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => faultsOf(page), `at ${size.width} px`).toEqual([]);
    await composer.scrollIntoViewIfNeeded();
    await expect(composer).toBeInViewport({ ratio: 1 });
  }
}

test('R5-043 R7-091 R9-047 shows 300 hostile texts as plain text, and the newest 180 of them at a time', async ({
  page,
  consoleWatch,
}) => {
  expect(hostileTexts).toHaveLength(2 * BATCH);
  consoleWatch.allowError(/ERR_CONNECTION|Cloud Firestore/);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) elsewhere.push(request.url());
  });
  await openAlive(page, streamPage(camera.slug));
  await expect(page.getByLabel('Write to Leopard Rock')).toBeVisible();
  try {
    const first = hostileTexts.slice(0, BATCH);
    await write(first, 0);
    await expectPlain(page, first);
    await write(hostileTexts.slice(BATCH), BATCH);
    await expectPlain(page, hostileTexts.slice(-LIST));
  } finally {
    await takeAway(hostileTexts.length, 0);
  }
  await expect(log(page).getByRole('listitem')).toHaveCount(0);
  expect(await page.evaluate((name) => name in window, TRAP)).toBe(false);
  expect(dialogs).toEqual([]);
  expect(elsewhere).toEqual([]);
  // The middle tells how the player stands; on a busy machine it falls behind.
  expect(await page.title()).toMatch(/^Leopard Rock · (Live camera|Behind live) · Boma$/);
});
