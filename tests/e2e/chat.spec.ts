import type { Locator, Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { accountButton, fillIn, loginButton, stored } from './support/account-forms.ts';
import {
  bomaPage,
  joinChat,
  messageIn,
  pressOn,
  say,
  sayIt,
  sentRow,
  unique,
  writeMessages,
} from './support/chat.ts';
import {
  expect,
  expectShownFor,
  newPerson,
  registerStaff,
  registerViewer,
  signInWith,
  test,
} from './support/test.ts';

const GUEST = 'Unfortunately the chat is only available to registered users.';
const GUEST_CAPTION = "Why not register, it's FREE. Registration is top right of your screen.";

/** Opens the guidelines of the chat, expects each rule, and closes them. */
async function expectGuidelines(page: Page, panel: Locator): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Chat guidelines' });
  await test.step('R2-252 R2-253 the panel opens the guidelines', async () => {
    await panel.getByRole('button', { name: 'Chat guidelines' }).click();
    await expect(dialog).toBeVisible();
  });
  await test.step('R5-052 R5-053 R5-054 they say who may write, and what not', async () => {
    await expect(dialog.getByText(/under 16 you need the permission of a parent/i)).toBeVisible();
    await expect(dialog.getByText(/rhino sightings are never posted or discussed/i)).toBeVisible();
    await expect(dialog.getByText(/no spam/i)).toBeVisible();
  });
  await test.step('R5-055 R5-056 R5-057 they say how to write, and what follows otherwise', async () => {
    await expect(dialog.getByText(/english is preferred/i)).toBeVisible();
    await expect(dialog.getByText(/no personal information/i)).toBeVisible();
    await expect(dialog.getByText(/breaches .* lead to a ban/i)).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('R6-005 a guest reads the guidelines; who sends reads the refusal for 7 s, keeps their text, and is in the field again after signing in from the chat', async ({
  page,
}) => {
  const panel = await joinChat(page, bomaPage);
  await expectGuidelines(page, panel);
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  await page.clock.install();
  await test.step('R5-040 R5-041 R5-042 the refusal with its caption is there for 7 s', async () => {
    const refusal = page.getByText(GUEST, { exact: true });
    await expectShownFor(page, 7000, refusal, async () => {
      await say(panel, 'May I say something?');
      await expect(page.getByText(GUEST_CAPTION, { exact: true })).toBeVisible();
    });
  });
  await expect(panel.getByRole('textbox')).toHaveValue('May I say something?');
  expect(sent.filter((url) => url.includes('/api/chat/message/send'))).toEqual([]);

  await panel.getByRole('button', { name: 'Sign in or register' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, await registerViewer());
  await loginButton(dialog).press('Enter');
  await expect(accountButton(page)).toBeVisible();
  await expect(panel.getByRole('textbox')).toBeFocused();
});

/** Expects that the chat refuses an empty message, and one that a script has made too long. */
async function expectLengthChecked(panel: Locator): Promise<void> {
  const input = panel.getByRole('textbox');
  await test.step('R5-038 the field takes 300 characters', () =>
    expect(input).toHaveAttribute('maxlength', '300'));
  await test.step('R5-036 an empty message is refused', async () => {
    await input.press('Enter');
    await expect(panel.getByText('Please type a message first.', { exact: true })).toBeVisible();
  });
  await test.step('R5-037 R5-039 a message that a script has made longer is refused', async () => {
    await input.evaluate((element: HTMLTextAreaElement) => {
      element.value = 'a'.repeat(301);
    });
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(
      panel.getByText('Your message can be a maximum of 300 characters.', { exact: true }),
    ).toBeVisible();
  });
}

/** Expects that a sent message loses its markup, and that stored markup is shown as text. */
async function expectNoMarkup(page: Page, panel: Locator): Promise<void> {
  const words = unique('2 < 3 lions');
  await say(panel, `<b>${words}</b><img src=x onerror="document.title='broken'">`);
  await expect(sentRow(panel, words).locator('[data-text]')).toHaveText(words);
  const script = `<img src=x onerror="document.title='broken'"> ${unique('from a script')}`;
  await writeMessages('chat-general', [{ message: script }]);
  await expect(messageIn(panel, script).locator('[data-text]')).toHaveText(script);
  await expect(messageIn(panel, script).locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('broken');
}

/** Expects that a message whose session the server has ended is sent, and that no dialog opens. */
async function expectSilentRenewal(page: Page, panel: Locator, token: string): Promise<void> {
  await call('clearToken', { token });
  await sayIt(panel, unique('Still here'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(page, 'api-token')).not.toBe(token);
}

test('a user sends text without markup, and reads what becomes of a message that is empty, too long, written offline, or sent after the session has ended', async ({
  page,
  context,
  consoleWatch,
}) => {
  // The browser also reports the fetches that the lost network interrupted.
  consoleWatch.allowError(
    /401|AppError: unauthenticated|ERR_INTERNET_DISCONNECTED|Cloud Firestore|dynamically imported|unavailable|cleardot/,
  );
  const person = await newPerson(page);
  const panel = await joinChat(page, bomaPage);
  await expectLengthChecked(panel);
  await test.step('R5-043 markup does nothing', () => expectNoMarkup(page, panel));

  await context.setOffline(true);
  await expect(
    panel.getByText('You are offline. What you write is kept and sent when you are back.', { exact: true }),
  ).toBeVisible();
  const words = unique('Said in the dark');
  await say(panel, words);
  await expect(messageIn(panel, words).getByRole('button', { name: 'Discard' })).toBeVisible();
  await context.setOffline(false);
  await expect(sentRow(panel, words)).toHaveCount(1);
  await expect(panel.getByText(/^You are offline/)).toHaveCount(0);

  await expectSilentRenewal(page, panel, person.token);

  let refusing = true;
  await page.route('**/api/chat/message/send', (route) =>
    !refusing
      ? route.continue()
      : route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'm', request_id: 'r' } }),
  );
  await page.clock.install();
  const text = page.getByText('Unfortunately only registered / subscribed can chat.', { exact: true });
  const kept = unique('Is anybody there?');
  const dialog = page.getByRole('dialog', { name: 'Sign in or register' });
  await test.step('R8-005 R8-006 R8-007 R8-009 a refused message opens the dialog, with a notification of 3 s', async () => {
    await expectShownFor(page, 3000, page.getByText('Sorry :(', { exact: true }), async () => {
      await say(panel, kept);
      await expect(text.first()).toBeVisible();
      await expect(dialog).toBeVisible();
    });
  });
  // Behind the dialog, which hides the page from assistive technology: in its row, and as hidden words for a screen reader.
  await expect(page.getByText('Please sign in again, and it is sent.')).toHaveCount(2);
  await expect(page.getByText('Please sign in again, and it is sent.').first()).toBeVisible();
  refusing = false;
  await fillIn(dialog, person);
  await loginButton(dialog).click();
  await expect(sentRow(panel, kept)).toHaveCount(1);
  await expect(page).toHaveURL(bomaPage);
});

test('R6-029 an admin deletes a user’s message and mutes the user, who reads the reason and the end', async ({
  page,
  browser,
  baseURL,
  consoleWatch,
}) => {
  consoleWatch.allowError(/403/);
  const staffPage = await browser.newPage(baseURL ? { baseURL } : {});
  const person = await newPerson(page);
  await signInWith(staffPage, await registerStaff('admin'));
  const panel = await joinChat(page, bomaPage);
  const staff = await joinChat(staffPage, bomaPage);
  const [advert, shout] = [unique('Buy hats'), unique('HATS HATS HATS')];
  await sayIt(panel, advert);
  const row = messageIn(staff, advert);
  await pressOn(row, `Delete the message of ${person.displayName}`);
  await pressOn(row, `Yes, delete the message of ${person.displayName}`);
  for (const each of [staff, panel]) await expect(messageIn(each, advert)).toHaveCount(0);

  await sayIt(panel, shout);
  await pressOn(messageIn(staff, shout), `Mute or ban ${person.displayName}`);
  const dialog = staffPage.getByRole('dialog');
  await dialog.getByText('Mute for 10 minutes').click();
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('One hat is enough.');
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(dialog.getByText(/ is muted until /)).toBeVisible();
  await say(panel, 'More hats');
  await expect(panel.getByRole('alert').filter({ hasText: 'One hat is enough.' })).toContainText(
    /Until .+\./,
  );
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await staffPage.close();
});
