import { randomUUID } from 'node:crypto';
import { GENERAL_CHAT } from '../../domain/src/chat/chat.policy.ts';
import { call, request } from '../support/api.ts';
import { site } from '../support/run.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { bomaPage, joinChat, messageIn, pressOn, say, sayIt } from './support/chat.ts';
import { expect, newPerson, openAlive, registerViewer, test } from './support/test.ts';

const REPORTS = '/staff/reports';

/** One viewer sends a message with unique text, and another reports it. */
async function reportSomething(reason = 'Please have a look.') {
  const [author, reporter] = await Promise.all([registerViewer(), registerViewer()]);
  const [message, message_id] = [`rude words ${randomUUID()}`, randomUUID()];
  await call('sendMessage', { token: author.token, body: { chat: GENERAL_CHAT, message, message_id } });
  const report = (token: string) =>
    call('reportMessage', { token, body: { message_id, reason } }).then(({ data }) => data.id);
  return { author, message, message_id, report, id: await report(reporter.token) };
}

test('a new report appears on the staff’s open page, grouped with the other reasons for its message', async ({
  page,
}) => {
  await newPerson(page, { roles: ['zoomie'] });
  await openAlive(page, REPORTS);
  await expect(page.getByRole('heading', { level: 1, name: 'Reported messages' })).toBeVisible();
  await expect(page.getByText(/waits? for a ranger|All quiet/).first()).toBeAttached();
  const { message, author, report } = await reportSomething('It is unkind.');
  const card = page.getByRole('listitem').filter({ hasText: message });
  await expect(card).toBeVisible();
  await expect(card.getByRole('heading', { name: author.displayName })).toBeVisible();
  await expect(card.getByText('“It is unkind.”')).toHaveCount(1);
  await report((await registerViewer()).token);
  await expect(card.getByText('“It is unkind.”')).toHaveCount(2);
  // Only admins delete the messages of others.
  await expect(card.getByRole('button', { name: 'Delete message' })).toBeHidden();
});

test('a muted author is refused with the reason, and a settled report disappears', async ({ page }) => {
  await newPerson(page, { roles: ['zoomie'] });
  const { message, author } = await reportSomething();
  await openAlive(page, REPORTS);
  const card = page.getByRole('listitem').filter({ hasText: message });
  await card.getByRole('button', { name: 'Mute or ban' }).click();
  const dialog = page.getByRole('dialog', { name: `Mute or ban ${author.displayName}` });
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByText('Mute for 1 hour').click();
  await dialog.getByLabel('Why?').fill('Please let others finish.');
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(card.getByText(/ is muted until /)).toBeVisible();
  const refused = await request('sendMessage', {
    token: author.token,
    body: { chat: GENERAL_CHAT, message: 'But I only', message_id: randomUUID() },
  });
  expect(refused.status).toBe(403);
  const { code, alert, until } = (await refused.json()) as { code: string; alert: string; until: number };
  expect([code, alert]).toEqual(['muted', expect.stringContaining('Please let others finish.')]);
  expect(Math.abs(until - Date.now() - 3_600_000)).toBeLessThan(60_000);
  await card.getByRole('button', { name: 'Done with it' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByText(/waits? for a ranger|All quiet/).first()).toBeAttached();
  await expect(card).toBeHidden();
});

test('a report from the chat reaches staff, and the author they mute reads the reason in the chat', async ({
  page,
  browser,
}) => {
  const [words, reason] = [`rude words ${randomUUID()}`, `Please let others finish. ${randomUUID()}`];
  const open = async () => (await browser.newContext({ baseURL: site() })).newPage();
  const [authorPage, viewerPage] = [await open(), await open()];
  const author = await newPerson(authorPage);
  await newPerson(viewerPage);
  await newPerson(page, { roles: ['zoomie'] });
  await openAlive(page, REPORTS);
  const authorPanel = await joinChat(authorPage, bomaPage);
  const viewerPanel = await joinChat(viewerPage, bomaPage);
  await sayIt(authorPanel, words);
  const row = messageIn(viewerPanel, words);
  await pressOn(row, `Report the message of ${author.displayName}`);
  const dialog = viewerPage.getByRole('dialog');
  await dialog.getByRole('textbox').fill('It is unkind.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  const card = page.getByRole('listitem').filter({ hasText: words });
  await expect(card.getByText('“It is unkind.”')).toBeVisible();
  await card.getByRole('button', { name: 'Mute or ban' }).click();
  const decision = page.getByRole('dialog');
  await decision.getByLabel('Why?').fill(reason);
  await decision.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(decision.getByText(/ is muted until /)).toBeVisible();
  await say(authorPanel, 'But I only wanted');
  await expect(authorPage.getByText(reason, { exact: false }).first()).toBeVisible();
  await Promise.all([authorPage.context().close(), viewerPage.context().close()]);
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

test('reports that fail to load show an error, and Retry loads them', async ({ page, consoleWatch }) => {
  consoleWatch.allowError(/ERR_FAILED|network-request-failed|Listening to the reports/);
  await newPerson(page, { roles: ['zoomie'] });
  let isDown = true;
  await page.route('**/v1/token?*', (route) => (isDown ? route.abort() : route.continue()));
  await openAlive(page, REPORTS);
  await expect(page.getByText('We could not load the reports.', { exact: false })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/waits? for a ranger|All quiet/).first()).toBeAttached();
});
