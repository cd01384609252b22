import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { GENERAL_CHAT } from '../../../domain/src/chat/chat.policy.ts';
import { call } from '../../support/api.ts';
import { deleteQuestions, newQuestion } from '../../support/questions.ts';
import { site } from '../../support/run.ts';
import { bomaPage, joinChat, messageIn, pressOn, say, sayIt } from '../support/chat.ts';
import { deleteShowsTitled } from '../support/shows.ts';
import { expect, newPerson, openAlive, test } from '../support/test.ts';

// One ranger is in the car with a phone, one admin sits at a desk, and one viewer makes trouble. There is one queue of
// questions and one schedule, so no other test may use them meanwhile.

/** An evening has many steps. */
test.setTimeout(480_000);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const SHOWS = '/staff/shows';
const QUEUE = '/controller';
const QUESTIONS = 10;

/** A page in a browser of its own. */
async function openBrowser(browser: Browser, viewport = DESK): Promise<Page> {
  return (await browser.newContext({ baseURL: site(), viewport })).newPage();
}

const rowOf = (page: Page | Locator, words: string) => page.getByRole('listitem').filter({ hasText: words });
const press = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).click();
const showRow = (page: Page, title: string) => rowOf(page.getByRole('main'), title);

async function planShow(page: Page, title: string): Promise<void> {
  await openAlive(page, SHOWS);
  await press(page, 'Plan a show');
  const dialog = page.getByRole('dialog', { name: 'Plan a show' });
  await dialog.getByLabel('Kind of show').selectOption('Night Drive');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Begins').fill('2031-01-01T10:00');
  await dialog.getByLabel('Where it is seen').selectOption('Camera Tau');
  await press(dialog, 'Plan it');
  await expect(page.getByText(`'${title}' is planned.`)).toBeVisible();
}

async function putOnAir(page: Page, title: string): Promise<void> {
  await press(showRow(page, title), /^Put on the air/);
  await press(page, 'Yes, put it on the air now');
  await expect(showRow(page, title).getByText('ON AIR')).toBeVisible();
}

async function takeOffAir(page: Page, title: string, how: string): Promise<void> {
  await press(showRow(page, title), /^Take off the air/);
  await press(page, how);
}

/** At the desk, while the ranger's list is open. */
async function changeCamera(page: Page, title: string): Promise<void> {
  await openAlive(page, SHOWS);
  await press(showRow(page, title), `More for ${title}`);
  await page.getByRole('menuitem', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Change '${title}'` });
  await dialog.getByLabel('Where it is seen').selectOption('Camera Tembe');
  await press(dialog, 'Save');
  await expect(page.getByText(`'${title}' is changed.`)).toBeVisible();
}

/** The desk selects the questions, the phone answers them in the presenter's view, the last one twice. */
async function answerQuestions(phone: Page, desk: Page, questions: readonly string[]): Promise<void> {
  await openAlive(desk, QUEUE);
  await openAlive(phone, QUEUE);
  await phone.getByRole('link', { name: 'Presenter’s view' }).click();
  const incoming = desk.getByRole('region', { name: /^Incoming/ });
  for (const words of questions) await press(rowOf(incoming, words), /^Queue/);
  const answered = phone.getByRole('button', { name: 'Answered', exact: true });
  for (const words of questions) {
    await press(rowOf(phone, words), /^Answer now/);
    await expect(rowOf(phone, words)).toHaveCount(0);
    await answered.click();
    await expect(phone.getByRole('status').filter({ hasText: 'Put it back' })).toContainText(words);
    await expect(answered).toHaveAttribute('aria-disabled', 'true');
  }
  const last = questions.at(-1) ?? '';
  await press(phone, 'Put it back');
  await expect(phone.getByText(last, { exact: true })).toBeVisible();
  await answered.click();
  await press(desk, 'Show what was answered and removed');
  const settled = desk.getByRole('region', { name: /^Answered and removed/ });
  for (const words of questions) await expect(rowOf(settled, words)).toContainText('Answered ·');
}

/** On the phone: the message is hidden, and its author is muted. */
async function hideAndMute(phone: Page, { words, author }: { words: string; author: string }): Promise<void> {
  await openAlive(phone, `/staff/chats/${GENERAL_CHAT}`);
  await pressOn(messageIn(phone.getByRole('main'), words), `Who is ${author}?`);
  const card = phone.getByRole('region', { name: `About ${author}` });
  await press(card, 'Hide until an admin decides');
  const hiding = phone.getByRole('dialog');
  await press(hiding, 'Hateful words about people.');
  await press(hiding, 'Hide it');
  await press(hiding, 'Done');
  await press(card, 'Mute or ban');
  const muting = phone.getByRole('dialog', { name: `Mute or ban ${author}` });
  await muting.getByText('Mute for 1 hour').click();
  await muting.getByLabel('Why?').fill('Please be kind.');
  await muting.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(muting.getByText(/ is muted until /)).toBeVisible();
  await muting.getByRole('button', { name: 'Done', exact: true }).click();
}

/** At the desk: an admin deletes the hidden message, and decides for the viewer. */
async function decide(desk: Page, { words, author }: { words: string; author: string }): Promise<void> {
  await openAlive(desk, '/staff/reports');
  const card = showRow(desk, words);
  await press(card, 'Delete message');
  await press(desk, 'Yes, delete it');
  await expect(card).toContainText('Message deleted.');
  await openAlive(desk, '/staff/appeals');
  const appeal = showRow(desk, author);
  await press(appeal, `Answer ${author}`);
  await appeal.getByText('Lift it').click();
  await appeal.getByLabel('Your answer').fill('Once is enough. Welcome back.');
  await press(appeal, 'Decide');
  await expect(desk.getByText(`${author} reads your answer now.`)).toBeVisible();
}

/** What the audit log says of these two, the oldest first. */
async function auditOf(token: string, person: string): Promise<string[]> {
  const { records } = (await call('listAudit', { token, query: { person } })).data;
  return records.map(({ action }) => action).reverse();
}

test('an evening: two staff, one on a phone, run a show, ten questions and a troublemaker, lose nothing, and the audit log tells all of it', async ({
  page: phone,
  browser,
}) => {
  const title = `Evening ${randomUUID()}`;
  const asked = Array.from({ length: QUESTIONS }, (_, at) => `Question ${at + 1} ${randomUUID()}`);
  const ids: string[] = [];
  await phone.setViewportSize(PHONE);
  const ranger = await newPerson(phone, { roles: ['zoomie'] });
  const desk = await openBrowser(browser);
  const admin = await newPerson(desk, { roles: ['admin'] });
  try {
    await planShow(phone, title);
    await putOnAir(phone, title);
    await takeOffAir(phone, title, 'Back to the schedule');
    await expect(showRow(phone, title)).toContainText('camp 10:00');
    await putOnAir(phone, title);
    await changeCamera(desk, title);
    // Nobody reloads the list on the phone.
    await expect(showRow(phone, title)).toContainText('Camera Tembe');

    for (const [at, question] of asked.entries())
      ids.push(await newQuestion({ question, sent_at: Date.now() + at }));
    await answerQuestions(phone, desk, asked);

    const troublemaker = await openBrowser(browser);
    const person = await newPerson(troublemaker);
    const rude = { words: `rude words ${randomUUID()}`, author: person.displayName };
    const panel = await joinChat(troublemaker, bomaPage);
    await sayIt(panel, rude.words);
    await hideAndMute(phone, rude);
    await expect(messageIn(panel, rude.words)).toHaveCount(0);
    await say(panel, 'But I only wanted');
    await expect(panel.getByText('Please be kind.', { exact: false })).toBeVisible();

    await openAlive(troublemaker, '/wildlife/profile');
    const own = troublemaker.getByRole('main');
    await own.getByLabel('Did we get it wrong?').fill('I quoted a film.');
    await press(own, 'Ask a second ranger');
    await expect(own.getByText('A second ranger will read this and answer here.')).toBeVisible();
    await decide(desk, rude);
    await openAlive(troublemaker, '/wildlife/profile');
    await expect(own.getByText('Once is enough. Welcome back.', { exact: false })).toBeVisible();

    await openAlive(phone, SHOWS);
    await takeOffAir(phone, title, 'It is over');
    await expect(showRow(phone, title)).toHaveCount(0);
    const moved = (times: number) => Array.from({ length: times }, () => 'question.move');
    expect(await auditOf(admin.token, ranger.uid)).toEqual([
      'show.plan',
      'show.start',
      'show.end',
      'show.start',
      // Each is answered in two steps, and the last one twice.
      ...moved(2 * QUESTIONS + 2),
      'message.hide',
      'person.mute',
      'show.end',
    ]);
    expect(await auditOf(admin.token, admin.uid)).toEqual([
      'show.change',
      ...moved(QUESTIONS),
      'message.delete',
      'appeal.claim',
      'appeal.decide',
    ]);
  } finally {
    await deleteQuestions(ids);
    await deleteShowsTitled(title);
  }
});
