import { accountButton, fillIn, loginButton } from './support/account-forms.ts';
import { streamPage } from './support/cameras.ts';
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

test('R2-252 R2-253 R5-040 R5-041 R5-042 R5-052 R5-053 R5-054 R5-055 R5-056 R5-057 R6-005 a guest opens the guidelines; who sends reads the refusal for 7 s and keeps their text', async ({
  page,
}) => {
  const panel = await joinChat(page, bomaPage);
  await panel.getByRole('button', { name: 'Chat guidelines' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chat guidelines' });
  for (const rule of [
    /under 16 you need the permission of a parent/i,
    /rhino sightings are never posted or discussed/i,
    /no spam/i,
    /english is preferred/i,
    /no personal information/i,
    /breaches .* lead to a ban/i,
  ])
    await expect(dialog.getByText(rule)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  await page.clock.install();
  const refusal = page.getByText(GUEST, { exact: true });
  await expectShownFor(page, 7000, refusal, async () => {
    await say(panel, 'May I say something?');
    await expect(page.getByText(GUEST_CAPTION, { exact: true })).toBeVisible();
  });
  await expect(panel.getByRole('textbox')).toHaveValue('May I say something?');
  expect(sent.filter((url) => url.includes('/api/chat/message/send'))).toEqual([]);
});

test('after signing in from the chat the focus is in the message field', async ({ page }) => {
  const panel = await joinChat(page, bomaPage);
  await panel.getByRole('button', { name: 'Sign in or register' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, await registerViewer());
  await loginButton(dialog).press('Enter');
  await expect(accountButton(page)).toBeVisible();
  await expect(panel.getByRole('textbox')).toBeFocused();
});

test('R5-036 R5-037 R5-038 R5-039 R8-006 R8-007 shows an error for an empty and for a too long message, and a toast for 3 s if the session has ended', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/401/);
  await newPerson(page);
  const panel = await joinChat(page, bomaPage);
  const input = panel.getByRole('textbox');
  await expect(input).toHaveAttribute('maxlength', '300');
  await input.press('Enter');
  await expect(panel.getByText('Please type a message first.', { exact: true })).toBeVisible();
  await input.evaluate((element: HTMLTextAreaElement) => {
    element.value = 'a'.repeat(301);
  });
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(
    panel.getByText('Your message can be a maximum of 300 characters.', { exact: true }),
  ).toBeVisible();

  await page.route('**/api/chat/message/send', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'm', request_id: 'r' } }),
  );
  await page.clock.install();
  const text = page.getByText('Unfortunately only registered / subscribed can chat.', { exact: true });
  await expectShownFor(page, 3000, page.getByText('Sorry :(', { exact: true }), async () => {
    await say(panel, 'Is anybody there?');
    await expect(text.first()).toBeVisible();
  });
});

test('R5-043 shows stored markup as text, and strips markup from sent messages', async ({ page }) => {
  await newPerson(page);
  const panel = await joinChat(page, bomaPage);
  const words = unique('2 < 3 lions');
  await say(panel, `<b>${words}</b><img src=x onerror="document.title='broken'">`);
  await expect(sentRow(panel, words).locator('[data-text]')).toHaveText(words);
  const script = `<img src=x onerror="document.title='broken'"> ${unique('from a script')}`;
  await writeMessages('chat-general', [{ message: script }]);
  await expect(messageIn(panel, script).locator('[data-text]')).toHaveText(script);
  await expect(messageIn(panel, script).locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('broken');
});

test('R4-070 R7-091 R9-047 lists the newest 180 messages, with buttons to the oldest and the latest', async ({
  page,
}) => {
  const chat = 'chat-olifants-river';
  const run = unique('hippo');
  await writeMessages(
    chat,
    Array.from({ length: 200 }, (_, index) => ({ message: `${run} number ${index + 1}.` })),
  );
  const panel = await joinChat(page, streamPage('olifants-river'), 'Olifants River');
  await expect(panel.getByRole('listitem')).toHaveCount(180);
  await expect(messageIn(panel, `${run} number 200.`)).toBeInViewport();
  await expect(messageIn(panel, `${run} number 20.`)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Oldest' }).click();
  await expect(messageIn(panel, `${run} number 21.`)).toBeInViewport();
  await panel.getByRole('button', { name: 'Latest' }).click();
  await expect(messageIn(panel, `${run} number 200.`)).toBeInViewport();
  await expect(panel.getByRole('button', { name: 'Oldest' })).toBeVisible();
});

test('R6-032 R6-033 R6-034 R7-093 users can delete only their own message, and it goes for every reader', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newPage(baseURL ? { baseURL } : {});
  await newPerson(page);
  await signInWith(other, await registerViewer());
  const panel = await joinChat(page, bomaPage);
  const others = await joinChat(other, bomaPage);
  const words = unique('I take it back');
  await sayIt(panel, words);
  const theirs = messageIn(others, words);
  await expect(theirs.getByRole('button', { name: /^Report/ })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  const own = messageIn(panel, words);
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
  await expect(own).toHaveCount(0);
  await expect(theirs).toHaveCount(0);
  await other.close();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('R6-034 a tap on the user’s own message shows the button to delete it', async ({ page }) => {
    await newPerson(page);
    const panel = await joinChat(page, bomaPage);
    const words = unique('Typed with a thumb');
    await sayIt(panel, words);
    const own = messageIn(panel, words);
    await own.locator('[data-text]').tap();
    await expect(own.locator('[data-controls]')).toHaveCSS('opacity', '1');
    await own.getByRole('button', { name: 'Delete your message' }).tap();
    await own.getByRole('button', { name: 'Yes, delete your message' }).tap();
    await expect(own).toHaveCount(0);
  });
});

test('R6-029 an admin deletes another user’s message', async ({ page }) => {
  const words = unique('Buy hats');
  await newPerson(page, { roles: ['admin'] });
  const panel = await joinChat(page, bomaPage);
  await writeMessages('chat-general', [{ message: words }]);
  const row = messageIn(panel, words);
  await pressOn(row, /^Delete the message of/);
  await pressOn(row, /^Yes, delete the message of/);
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('R4-066 R2-095 hides messages and sightings as the viewer chooses, and stores the choice', async ({
  page,
}) => {
  const words = unique('Only talk');
  const caption = unique('Leopard');
  await writeMessages('chat-general', [
    { message: words },
    { message: caption, sighting: { caption, message: 'On the rock.', stream: { slug: 'tau' } } },
  ]);
  const panel = await joinChat(page, bomaPage);
  await expect(messageIn(panel, words)).toBeVisible();
  await expect(messageIn(panel, caption).getByRole('link')).toHaveAttribute(
    'href',
    '/wildlife/stream/tau-live',
  );
  await panel.getByRole('button', { name: 'Chat settings' }).click();
  const menu = page.getByRole('menu', { name: 'Chat settings' });
  await menu.getByRole('menuitemcheckbox', { name: 'Messages' }).click();
  await expect(messageIn(panel, words)).toHaveCount(0);
  await expect(messageIn(panel, caption)).toBeVisible();
  await menu.getByRole('menuitemcheckbox', { name: 'Sightings' }).click();
  await expect(messageIn(panel, caption)).toHaveCount(0);
  await page.reload();
  await expect(panel.getByText('Messages are switched off in the chat settings.')).toBeVisible();
  await expect(messageIn(panel, words)).toHaveCount(0);
});

test('a user whom staff mute reads the reason and the end', async ({
  page,
  browser,
  baseURL,
  consoleWatch,
}) => {
  consoleWatch.allowError(/403/);
  const staffPage = await browser.newPage(baseURL ? { baseURL } : {});
  const person = await newPerson(page);
  await signInWith(staffPage, await registerStaff('zoomie'));
  const panel = await joinChat(page, bomaPage);
  const staff = await joinChat(staffPage, bomaPage);
  const words = unique('HATS HATS HATS');
  await sayIt(panel, words);
  const row = messageIn(staff, words);
  await pressOn(row, `Mute or ban ${person.displayName}`);
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
