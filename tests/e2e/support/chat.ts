import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { foldTail } from '../../../functions/src/chat/fold-tail.ts';
import { timestampOf } from '../../../functions/src/chat/message-time.ts';
import { systemContext } from '../../../functions/src/platform/context.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import { stored } from '../../support/stored.ts';
import { acceptCookies, openAlive } from './test.ts';

export const bomaPage = '/wildlife/the-boma';

/** The panel of the chat with this name. */
export const chatPanel = (page: Page | Locator, name = 'Boma') =>
  page.getByRole('region', { name, exact: true });

export const messageIn = (panel: Locator, text: string) =>
  panel.getByRole('log').getByRole('listitem').filter({ hasText: text });

/**
 * Opens a page with a chat and waits until the chat has been joined. The notice about cookies would cover a part of it.
 */
export async function joinChat(page: Page, address: string, name = 'Boma'): Promise<Locator> {
  await acceptCookies(page);
  await openAlive(page, address);
  const panel = chatPanel(page, name);
  await expect(panel.getByRole('log')).toBeVisible();
  return panel;
}

/** A text that no other test sends. */
export const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

/** Sends a message and waits until the server has stored it. */
export async function sayIt(panel: Locator, text: string): Promise<void> {
  await say(panel, text);
  await expect(sentRow(panel, text)).toHaveCount(1);
}

export async function say(panel: Locator, text: string): Promise<void> {
  const input = panel.getByRole('textbox', { name: /^Write to / });
  await input.fill(text);
  await input.press('Enter');
}

/** The row of a message that the server has stored. A pending row does not match. */
export const sentRow = (panel: Locator, text: string) =>
  panel.getByRole('log').locator('[data-row=sent]').filter({ hasText: text });

/**
 * Presses a control of a message by the keyboard. New messages move the list, and the row away from under a pointer: its
 * controls would hide again. The row with the focus shows them wherever it moves to.
 */
export async function pressOn(row: Locator, name: string | RegExp): Promise<void> {
  const control = row.getByRole('button', { name });
  await control.focus();
  await expect(row.locator('[data-controls]')).toHaveCSS('opacity', '1');
  await control.press('Enter');
}

interface Written {
  readonly message: string;
  readonly author?: string;
  readonly sighting?: Readonly<Record<string, unknown>>;
  readonly system?: boolean;
}

/** Writes messages as an operator's script could, the last one dated now, and folds them into the tail. */
export async function writeMessages(chat: string, messages: readonly Written[]): Promise<readonly string[]> {
  const start = Date.now() / 1000 - messages.length;
  const ids = messages.map(() => randomUUID());
  const batch = firestore().batch();
  for (const [index, { author = 'A script', ...message }] of messages.entries())
    batch.set(stored.chat(ids[index] ?? ''), {
      id: ids[index],
      chat,
      author,
      user_id: null,
      system: false,
      staff: false,
      sighting: null,
      ...message,
      sent_at: timestampOf(start + index),
    });
  await batch.commit();
  await foldTail({ ctx: systemContext(), input: { chat, id: ids.at(-1) ?? '' } });
  return ids;
}
