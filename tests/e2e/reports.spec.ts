import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { GENERAL_CHAT } from '../../domain/src/chat/chat.policy.ts';
import { call, request } from '../support/api.ts';
import { registerQuickly } from '../support/people/viewers.ts';
import { site } from '../support/run.ts';
import { stored } from '../support/stored.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { bomaPage, joinChat, messageIn, pressOn, say, sayIt } from './support/chat.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

const REPORTS = '/staff/reports';

/** One viewer sends a message with unique text, and another reports it. */
async function reportSomething() {
  const [author, reporter] = await Promise.all([registerQuickly(), registerQuickly()]);
  const [message, message_id] = [`rude words ${randomUUID()}`, randomUUID()];
  await call('sendMessage', { token: author.token, body: { chat: GENERAL_CHAT, message, message_id } });
  await call('reportMessage', { token: reporter.token, body: { message_id, reason: 'Please have a look.' } });
  return { author, message };
}

/** A new person in the general chat, in a browser of their own. */
async function enterChat(browser: Browser) {
  const page = await (await browser.newContext({ baseURL: site() })).newPage();
  const person = await newPerson(page);
  return { page, person, panel: await joinChat(page, bomaPage) };
}

/** Reports a message by the dialog of the chat. */
async function reportInChat(page: Page, row: Locator, author: string, reason: string): Promise<void> {
  await pressOn(row, `Report the message of ${author}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: 'Send the report' }).click();
}

/** Mutes the author of a reported message for an hour, which needs a reason. */
async function muteForAnHour(page: Page, card: Locator, author: string, reason: string): Promise<void> {
  await card.getByRole('button', { name: 'Mute or ban' }).click();
  const dialog = page.getByRole('dialog', { name: `Mute or ban ${author}` });
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByText('Mute for 1 hour').click();
  await dialog.getByLabel('Why?').fill(reason);
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(dialog.getByText(/ is muted until /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(card.getByText(/ is muted until /)).toBeVisible();
}

test('a report from the chat reaches staff after they retry, the author they mute reads the reason in the chat, and the settled report disappears', async ({
  page,
  browser,
  consoleWatch,
}) => {
  consoleWatch.allowError(/ERR_FAILED|network-request-failed|Listening to the reports/);
  await newPerson(page, { roles: ['zoomie'] });
  let isDown = true;
  await page.route('**/v1/token?*', (route) => (isDown ? route.abort() : route.continue()));
  await openAlive(page, REPORTS);
  await expect(page.getByText('We could not load the reports.', { exact: false })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  const loaded = page.getByText(/waits? for a ranger|All quiet/).first();
  await expect(loaded).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();

  const [author, viewer] = [await enterChat(browser), await enterChat(browser)];
  const [words, reason] = [`rude words ${randomUUID()}`, `Please let others finish. ${randomUUID()}`];
  const { displayName, token } = author.person;
  await sayIt(author.panel, words);
  await reportInChat(viewer.page, messageIn(viewer.panel, words), displayName, 'It is unkind.');
  const card = page.getByRole('listitem').filter({ hasText: words });
  await expect(card.getByRole('heading', { name: displayName })).toBeVisible();
  await expect(card.getByText('“It is unkind.”')).toHaveCount(1);
  // Another viewer's reason comes to the same card.
  const [message] = (await stored.chat.all().where('message', '==', words).get()).docs;
  const again = { message_id: message?.id ?? '', reason: 'It is unkind.' };
  await call('reportMessage', { token: (await registerQuickly()).token, body: again });
  await expect(card.getByText('“It is unkind.”')).toHaveCount(2);
  // Only admins delete the messages of others.
  await expect(card.getByRole('button', { name: 'Delete message' })).toBeHidden();

  const mutedFrom = Date.now();
  await muteForAnHour(page, card, displayName, reason);
  await say(author.panel, 'But I only wanted');
  await expect(author.page.getByText(reason, { exact: false }).first()).toBeVisible();
  const body = { chat: GENERAL_CHAT, message: 'But I only', message_id: randomUUID() };
  const refused = await request('sendMessage', { token, body });
  const { code, alert, until } = (await refused.json()) as { code: string; alert: string; until: number };
  expect([refused.status, code, alert]).toEqual([403, 'muted', expect.stringContaining(reason)]);
  expect(until).toBeGreaterThan(mutedFrom + 3_540_000);
  expect(until).toBeLessThan(Date.now() + 3_660_000);

  await card.getByRole('button', { name: 'Done with it' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(loaded).toBeAttached();
  await expect(card).toBeHidden();
  await Promise.all([author, viewer].map((each) => each.page.context().close()));
});

test('an admin deletes a message and closes an account', async ({ page }) => {
  await newPerson(page, { roles: ['admin'] });
  const { message, author } = await reportSomething();
  await openAlive(page, REPORTS);
  const card = page.getByRole('listitem').filter({ hasText: message });
  await card.getByRole('button', { name: 'Delete message' }).click();
  await card.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(card.getByText('Message deleted.')).toBeVisible();
  await card.getByRole('button', { name: 'Mute or ban' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Ban', { exact: true }).first().click();
  await dialog.getByLabel('Why?').fill('Threats are not welcome here.');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await dialog.getByRole('button', { name: 'Yes, close the account' }).click();
  await expect(dialog.getByText(/is closed and signed out everywhere/)).toBeVisible();
  const refused = await request('showUser', { token: author.token });
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'banned']);
});
