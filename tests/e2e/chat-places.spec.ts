import { streamPage } from './support/cameras.ts';
import { bomaPage, chatPanel, joinChat, messageIn, say, sayIt, sentRow, unique } from './support/chat.ts';
import { expect, newPerson, openAlive, signInAs, test } from './support/test.ts';

test('R2-198 R2-199 R2-204 R2-209 R6-010 R6-022 a registered user has the chat beside the camera, and the picker', async ({
  page,
}) => {
  await newPerson(page);
  const panel = await joinChat(page, streamPage('tau'), 'Tau');
  await sayIt(panel, unique('The left one yawned'));
  await expect(page.getByRole('main').getByRole('button', { name: 'Streams' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Other cameras' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'Stream previews' })).toHaveCount(0);
  const player = page.getByRole('region', { name: 'Player: Tau' });
  /** How far the chat begins beyond the camera's right and lower edge, in pixels. */
  const beyond = async () => {
    const [chat, camera] = [await panel.boundingBox(), await player.boundingBox()];
    if (!chat || !camera) return { right: 0, below: 0 };
    return { right: chat.x - camera.x - camera.width, below: chat.y - camera.y - camera.height };
  };
  await expect.poll(async () => (await beyond()).right).toBeGreaterThan(0);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(async () => (await beyond()).below).toBeGreaterThan(0);
});

test('R4-062 choosing another camera opens its chat', async ({ page }) => {
  const first = await joinChat(page, streamPage('tau'), 'Tau');
  await expect(messageIn(first, 'Like uncles after lunch.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Streams' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Naledi Dam/ })
    .click();
  await page.getByRole('link', { name: 'View Naledi Dam stream and chat' }).click();
  const panel = chatPanel(page, 'Naledi Dam');
  await expect(panel).toHaveAttribute('data-chat', 'chat-naledi-dam');
  await expect(messageIn(panel, 'That is the whole pack.')).toBeVisible();
  await expect(first).toHaveCount(0);
});

test('R4-065 the panel beside a camera can be hidden and shown, and a reload keeps it hidden', async ({
  page,
}) => {
  const panel = await joinChat(page, streamPage('tau'), 'Tau');
  await panel.getByRole('button', { name: 'Hide the chat' }).click();
  await expect(panel).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Show the Tau chat' }).click();
  await expect(panel).toBeVisible();
});

test('R2-077 R2-094 R6-018 R2-209 a member opens and closes the drawer, which shows the chat of the page', async ({
  page,
}) => {
  await signInAs(page, 'subscriber');
  await openAlive(page, streamPage('tau'));
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Chat', exact: true });
  const drawer = page.getByRole('complementary', { name: 'Chat drawer' });
  await toggle.click();
  await expect(chatPanel(drawer, 'Tau')).toBeVisible();
  await expect(chatPanel(page, 'Tau')).toHaveCount(1);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(drawer).toHaveCount(0);
  await toggle.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Multiview' }).click();
  await expect(chatPanel(drawer, 'Boma')).toBeVisible();
  // Navigation moves the focus to the page, which closes open menus.
  await expect(page.getByRole('main')).toBeFocused();
  await drawer.getByRole('button', { name: 'Chat settings' }).click();
  await expect(drawer.getByRole('menuitemcheckbox')).toHaveText([
    /^Messages/,
    /^Sightings/,
    /^Announcements/,
  ]);
});

test('R2-078 R2-079 the drawer covers 320 or 450 pixels of the page until Esc, as the width allows', async ({
  page,
}) => {
  await signInAs(page, 'subscriber');
  await openAlive(page, '/wildlife/about-us');
  for (const [width, expected] of [
    [400, 320],
    [1400, 450],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const toggle = page.getByRole('button', { name: 'Chat', exact: true });
    await toggle.click();
    const drawer = page.getByRole('dialog', { name: 'Chat drawer' });
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(expected);
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await drawer.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(toggle).toBeFocused();
  }
});

test('R2-077 R2-254 only members have the drawer: a registered user sees an offer, which No Thanks closes', async ({
  page,
}) => {
  await joinChat(page, bomaPage);
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Chat', exact: true });
  await expect(toggle).toHaveCount(0);
  await signInAs(page, 'registered');
  await openAlive(page, bomaPage);
  await toggle.click();
  const prompt = page.getByRole('dialog', { name: 'Take the fire with you' });
  await expect(prompt.getByRole('link', { name: 'See what Premium brings' })).toBeVisible();
  await prompt.getByRole('button', { name: 'No Thanks' }).click();
  await expect(prompt).toHaveCount(0);
  await expect(page.getByLabel('Chat drawer')).toHaveCount(0);
});

test('an offline user reads that they are offline, and their message is kept and sent once they are online', async ({
  page,
  context,
  consoleWatch,
}) => {
  // The browser also reports the fetches that the lost network interrupted.
  consoleWatch.allowError(
    /ERR_INTERNET_DISCONNECTED|Cloud Firestore|dynamically imported|unavailable|cleardot/,
  );
  await newPerson(page);
  // The page may still be restoring the session: a user who goes offline before that stays signed in.
  const panel = await joinChat(page, bomaPage);
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
});

for (const [address, name] of [
  [bomaPage, 'Boma'],
  [streamPage('tau'), 'Tau'],
] as const) {
  test(`at no width the open cookie notice blocks the chat at ${address}`, async ({ page }) => {
    await openAlive(page, address);
    const panel = chatPanel(page, name);
    const composer = panel.getByRole('textbox');
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
      await composer.scrollIntoViewIfNeeded();
      // A press that lands on something else fails.
      await composer.click({ position: { x: 5, y: 5 } });
      await panel.getByRole('button', { name: 'Send' }).click();
      await expect(panel.getByText('Please type a message first.')).toBeVisible();
    }
  });
}
