import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { plannedView } from '../../domain/src/shows/shows.fixtures.ts';
import { deleteQuestions, newQuestion } from '../support/questions.ts';
import { site } from '../support/run.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, expectShown, expectShownFor, newPerson, openAlive, test } from './support/test.ts';

const SHOWS = '/wildlife/shows/ranger-show';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const send = (page: Page) => page.getByRole('button', { name: 'Ask the rangers' });
const toaster = (page: Page) => page.locator('[data-toaster]');
const list = (page: Page, name: RegExp) => page.getByRole('region', { name });
const incoming = (page: Page) => list(page, /^Incoming/);
const selected = (page: Page) => list(page, /^Selected/);

const unique = (words: string) => `${words} ${randomUUID()}`;
const made: string[] = [];
test.afterAll(() => deleteQuestions(made));

async function waits(change: Parameters<typeof newQuestion>[0]): Promise<string> {
  const id = await newQuestion(change);
  made.push(id);
  return id;
}

const rowOf = (place: Locator, words: string) => place.getByRole('listitem').filter({ hasText: words });

/** Presses a button of a question, such as 'Queue', which is named by the question too. */
const press = (row: Locator, verb: string) =>
  row.getByRole('button', { name: new RegExp(`^${verb}`) }).click();

async function openQueue(page: Page): Promise<void> {
  await openAlive(page, '/controller');
  await expect(page.getByRole('heading', { name: /^Incoming/ })).toBeVisible();
}

/** A member of staff with the controller open, in a browser of their own. */
async function openController(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site() })).newPage();
  await newPerson(page, { roles: ['zoomie'] });
  await openQueue(page);
  return page;
}

/** The page believes that a ranger show is on the air at YouTube, whatever other tests plan. */
async function serveRunningShow(page: Page): Promise<void> {
  const video = { on_air: true, code: null, youtube_id: 'abcdefghijk' };
  const show = { ...plannedView, ...video, show_ts: Math.floor(Date.now() / 1000) - 600 };
  const versions = { streams: 0, show_types: 0, schedule: 1 };
  const live = { versions, live: [], notices: [], shows: [show], updated_at: 9_000_000_000_000 };
  await page.route('**/api/live', (route) => route.fulfill({ json: { data: live } }));
  await page.route('**/api/schedule*', (route) =>
    route.fulfill({ json: { data: { version: 1, schedule: [show] } } }),
  );
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' }),
  );
}

test('the form says what is wrong with a question, thanks for 7 s, and asks a user whose session has ended to sign in', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/^Failed to load resource/);
  await newPerson(page);
  await page.clock.install();
  await openAlive(page, SHOWS);
  await test.step('R2-215 R5-027 the form asks for a question', async () => {
    await send(page).click();
    await expect(page.getByText('Please ask a question', { exact: true })).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
  const length = page.getByText('Questions must be between 5 and 200 characters.');
  await test.step('R5-028 it takes neither 4 characters nor 201', async () => {
    for (const wrong of ['Why?', 'a'.repeat(201)]) {
      await field(page).fill(wrong);
      await send(page).click();
      await expect(length).toBeVisible();
    }
  });
  await expectNoAxeFindings(page);
  const sent: unknown[] = [];
  await page.route('**/api/show/ask-question', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { data: { id: randomUUID() } } });
  });
  const thanks = toaster(page).getByText('Your question has been added to the questions list...', {
    exact: true,
  });
  await test.step('R7-048 R8-027 R8-028 it thanks for 7 s', async () => {
    await field(page).fill('Swim?');
    await expectShownFor(page, 7000, thanks, async () => {
      await send(page).click();
      await expect(thanks).toBeVisible();
      await page.mouse.move(5, 5);
    });
  });
  await test.step('R5-028 it takes 5 characters, and 200', async () => {
    await field(page).fill('a'.repeat(200));
    await send(page).click();
    for (const right of ['Swim?', 'a'.repeat(200)])
      await expect(page.getByRole('listitem').filter({ hasText: right })).toContainText('Waits for a ranger');
    await expect(field(page)).toHaveValue('');
    expect(sent).toEqual([
      { id: expect.any(String), question: 'Swim?', allow: 1 },
      { id: expect.any(String), question: 'a'.repeat(200), allow: 1 },
    ]);
  });

  await test.step('R7-049 R8-008 R8-009 a user whose session has ended is asked to sign in', async () => {
    await page.unroute('**/api/show/ask-question');
    await page.route('**/api/show/ask-question', (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'No.', request_id: 'test' } }),
    );
    await field(page).fill('Do lions swim?');
    const refusal = toaster(page).getByText(
      'Sign-in / Sign-up: Unfortunately only registered / subscribed users can ask questions.',
    );
    await expectShown(page, refusal, () => send(page).click());
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a viewer’s question appears on two controllers within 2 s, and both see it queued', async ({
  page,
  browser,
}) => {
  const viewer = await newPerson(page);
  await openAlive(page, SHOWS);
  const left = await openController(browser);
  const right = await left.context().newPage();
  await test.step('R2-037 staff open the controller', () => openQueue(right));
  const screens = [left, right];
  await test.step('R2-046 R2-047 it has no navigation', () =>
    expect(left.getByRole('navigation')).toHaveCount(0));
  /** Milliseconds from the answer of the call until both controllers show the question. */
  const ask = async (words: string) => {
    await field(page).fill(words);
    await expect(field(page)).toHaveValue(words);
    const answered = page.waitForResponse('**/api/show/ask-question');
    await send(page).click();
    const { id } = ((await (await answered).json()) as { data: { id: string } }).data;
    const answeredAt = performance.now();
    made.push(id);
    const rows = screens.map((screen) => rowOf(incoming(screen), words));
    await Promise.all(rows.map((row) => expect(row).toBeVisible()));
    return performance.now() - answeredAt;
  };
  const words = unique('Do lions swim?');
  const times = await test.step('R2-289 the question appears on both without a reload', async () => [
    await ask(words),
  ]);
  await expect(page.getByText('Waits for a ranger')).toBeVisible();
  const row = rowOf(incoming(left), words);
  await expect(row).toContainText(viewer.displayName);
  await test.step('R2-292 Queue selects it, on both', async () => {
    await press(row, 'Queue');
    for (const screen of screens) {
      await expect(selected(screen).getByRole('button', { name: words, exact: true })).toBeVisible();
      await expect(incoming(screen).getByText(words)).toHaveCount(0);
    }
  });
  await expect(page.getByText('Is in the queue')).toBeVisible();
  // A busy machine may be late a few times.
  while (Math.min(...times) >= 2000 && times.length < 4) times.push(await ask(unique('Can hippos run?')));
  expect(Math.min(...times)).toBeLessThan(2000);
  await left.context().close();
});

/** Expects that both questions move between the lists of the controller as staff decide. */
async function queueAndMerge(controller: Page, older: string, newer: string): Promise<void> {
  const ours = new RegExp(`${older.slice(-36)}|${newer.slice(-36)}`);
  const [waiting, queued] = [incoming(controller), selected(controller)];
  const [waitingRows, queuedRows] = [waiting, queued].map((place) =>
    place.getByRole('listitem').filter({ hasText: ours }),
  ) as [Locator, Locator];
  await test.step('R2-291 R7-104 both questions are there, the newest first', async () => {
    await expect(waitingRows).toHaveCount(2);
    await expect(waitingRows.nth(0)).toContainText(newer);
    await expect(waitingRows.nth(1)).toContainText(older);
  });
  await test.step('R2-290 who asked is unknown', () => expect(waitingRows.nth(1)).toContainText('unknown'));
  await test.step('R2-295 the second list has exactly the queued ones', async () => {
    await press(rowOf(waiting, older), 'Queue');
    await press(rowOf(waiting, newer), 'Queue');
    await expect(queuedRows).toHaveCount(2);
    await expect(waitingRows).toHaveCount(0);
  });
  await expectNoAxeFindings(controller);
  await test.step('R2-294 a press on a selected one deselects it', async () => {
    await queued.getByRole('button', { name: older, exact: true }).click();
    await expect(queuedRows).toHaveCount(1);
    await expect(rowOf(waiting, older)).toBeVisible();
  });
  await test.step('R2-293 Remove takes one from the queue', async () => {
    await press(rowOf(queued, newer), 'Remove');
    await expect(queuedRows).toHaveCount(0);
    await expect(rowOf(waiting, newer)).toHaveCount(0);
  });
  await controller.getByRole('button', { name: 'Put it back' }).click();
  await press(rowOf(waiting, newer), 'Same as');
  const dialog = controller.getByRole('dialog');
  const option = await dialog
    .getByRole('option')
    .filter({ hasText: older.slice(0, 50) })
    .getAttribute('value');
  await dialog.getByLabel('The question that stays, with the votes of both').selectOption(option);
  await dialog.getByRole('button', { name: 'Merge them' }).click();
  await expect(rowOf(waiting, newer)).toHaveCount(0);
  await expect(rowOf(waiting, older)).toContainText('1 vote');
}

test('staff queue, deselect, remove, answer, put back and merge questions; viewers of the running show vote, and see which is being answered', async ({
  page,
  browser,
}) => {
  const [older, newer] = [unique('Do lions swim?'), unique('Can hippos run?')];
  await waits({ question: older, author: null, sent_at: Date.now() + 1 });
  await waits({ question: newer, sent_at: Date.now() + 2000 });
  const controller = await openController(browser);
  await queueAndMerge(controller, older, newer);
  await press(rowOf(incoming(controller), older), 'Queue');

  await newPerson(page);
  await serveRunningShow(page);
  await openAlive(page, SHOWS);
  // They are beside the show, in the second tab.
  await page.getByRole('tab', { name: 'Questions' }).click();
  const row = rowOf(page.getByRole('list', { name: 'Questions for the rangers' }), older);
  const vote = (pressed: boolean) => row.getByRole('button', { name: / this answered/, pressed });
  await expect(vote(false)).toContainText('1 viewer wants this answered');
  await vote(false).click();
  await expect(vote(true)).toContainText('2 viewers want this answered');
  await expectNoAxeFindings(page);
  await press(rowOf(selected(controller), older), 'Answer now');
  await expect(row).toContainText('Being answered now');
  await vote(true).click();
  await expect(vote(false)).toContainText('1 viewer wants this answered');

  await controller.getByRole('link', { name: 'Presenter’s view' }).click();
  await expect(controller.getByText(older)).toBeVisible();
  await expectNoAxeFindings(controller);
  await controller.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(row).toHaveCount(0);
  await controller.getByRole('button', { name: 'Put it back' }).click();
  await expect(row).toContainText('Being answered now');
  await controller.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(row).toHaveCount(0);
  await controller.getByRole('link', { name: 'All questions' }).click();
  await controller.getByRole('button', { name: 'Show what was answered and removed' }).click();
  const settled = rowOf(list(controller, /^Answered and removed/), older);
  await expect(settled).toContainText('Answered ·');
  await press(settled, 'Queue again');
  await expect(rowOf(selected(controller), older)).toBeVisible();
  await controller.context().close();
});
