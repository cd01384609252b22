import type { Locator, Page } from '@playwright/test';
import { streamPage } from './support/cameras.ts';
import { bomaPage, chatPanel, joinChat, messageIn, sayIt, unique, writeMessages } from './support/chat.ts';
import { expect, expectShown, newPerson, openAlive, signInAs, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The header's button for the chat. */
const chatButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Chat', exact: true });

/** Expects that the open cookie notice blocks neither field nor button of the chat at any width, at last a phone's. */
async function expectFreeOfCookieNotice(page: Page, panel: Locator): Promise<void> {
  const composer = panel.getByRole('textbox');
  for (const size of [DESK, { width: 820, height: 1180 }, PHONE]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await composer.scrollIntoViewIfNeeded();
    // A press that lands on something else fails.
    await composer.click({ position: { x: 5, y: 5 } });
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel.getByText('Please type a message first.')).toBeVisible();
    await composer.fill('x');
    await expect(panel.getByText('Please type a message first.')).toHaveCount(0);
    await composer.fill('');
  }
}

test('at no width the open cookie notice blocks the Boma, nor does the refusal of a guest’s message on a phone', async ({
  page,
}) => {
  await openAlive(page, bomaPage);
  const panel = chatPanel(page);
  await expectFreeOfCookieNotice(page, panel);
  const field = panel.getByRole('textbox');
  const words = page
    .locator('[data-toaster]')
    .getByText('Unfortunately the chat is only available to registered users.');
  await page.clock.install();
  // It goes by itself, and must not be gone before all is looked at.
  await expectShown(page, words, async () => {
    await field.fill('Good evening!');
    await field.press('Enter');
    await expect.poll(async () => (await words.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    await field.click({ trial: true });
    await page.getByRole('button', { name: 'Sign in or register' }).click({ trial: true });
  });
});

/** Chooses another camera in the picker and opens its page. */
async function chooseCamera(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Streams' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await page.getByRole('link', { name: `View ${name} stream and chat` }).click();
}

test('a guest hides the chat of a camera, its messages and sightings, also for the next load, and another camera opens its chat', async ({
  page,
}) => {
  const [words, caption] = [unique('Only talk'), unique('Leopard')];
  await writeMessages('chat-tau', [
    { message: words },
    { message: caption, sighting: { caption, message: 'On the rock.', stream: { slug: 'tau' } } },
  ]);
  await openAlive(page, streamPage('tau'));
  const panel = chatPanel(page, 'Tau');
  await expectFreeOfCookieNotice(page, panel);
  await page.setViewportSize(DESK);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Okay' }).click();
  await test.step('R2-077 a guest has no button for the drawer', () =>
    expect(chatButton(page)).toHaveCount(0));
  await expect(messageIn(panel, words)).toBeVisible();
  await expect(messageIn(panel, caption).getByRole('link')).toHaveAttribute(
    'href',
    '/wildlife/stream/tau-live',
  );
  const settings = page.getByRole('menu', { name: 'Chat settings' });
  const messages = settings.getByRole('menuitemcheckbox', { name: 'Messages' });
  await test.step('R2-095 R4-066 the settings switch messages and sightings off', async () => {
    await panel.getByRole('button', { name: 'Chat settings' }).click();
    await messages.click();
    await expect(messageIn(panel, words)).toHaveCount(0);
    await expect(messageIn(panel, caption)).toBeVisible();
    await settings.getByRole('menuitemcheckbox', { name: 'Sightings' }).click();
    await expect(messageIn(panel, caption)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('R4-065 the panel can be hidden', async () => {
    await panel.getByRole('button', { name: 'Hide the chat' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show the Tau chat' })).toBeFocused();
  });

  await test.step('R4-065 R4-066 the next load has it hidden, and its messages off', async () => {
    await page.reload();
    // The code that moves the focus comes with the day of the camera.
    await expect(page.getByRole('region', { name: 'The last 48 hours' })).toBeAttached();
    await page.getByRole('button', { name: 'Show the Tau chat' }).click();
    await expect(panel).toBeFocused();
    await expect(panel.getByText('Messages are switched off in the chat settings.')).toBeVisible();
    await expect(messageIn(panel, words)).toHaveCount(0);
    await panel.getByRole('button', { name: 'Chat settings' }).click();
    await messages.click();
    await expect(messageIn(panel, words)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('R4-062 another camera opens its own chat', async () => {
    await chooseCamera(page, 'Naledi Dam');
    const other = chatPanel(page, 'Naledi Dam');
    await expect(other).toHaveAttribute('data-chat', 'chat-naledi-dam');
    await expect(messageIn(other, 'That is the whole pack.')).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
});

test('a registered user has the chat beside the camera, the picker, and an offer of the drawer, which No Thanks closes', async ({
  page,
}) => {
  await newPerson(page);
  const panel = await joinChat(page, streamPage('tau'), 'Tau');
  await sayIt(panel, unique('The left one yawned'));
  await test.step('R2-198 R2-199 R6-010 the picker is there', async () => {
    await expect(page.getByRole('main').getByRole('button', { name: 'Streams' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Other cameras' }).getByRole('listitem')).toHaveCount(4);
  });
  await test.step('R2-204 no strip of previews is there', () =>
    expect(page.getByRole('list', { name: 'Stream previews' })).toHaveCount(0));
  await test.step('R2-254 the button for the drawer opens an offer, which No Thanks closes', async () => {
    await chatButton(page).click();
    const prompt = page.getByRole('dialog', { name: 'Chat on every page' });
    await expect(prompt.getByRole('link', { name: 'See what Premium brings' })).toBeVisible();
    await prompt.getByRole('button', { name: 'No Thanks' }).click();
    await expect(prompt).toHaveCount(0);
  });
  await test.step('R2-077 no drawer opens', () => expect(page.getByLabel('Chat drawer')).toHaveCount(0));
  await test.step('R2-209 the chat is right of the camera, or below it', async () => {
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
});

/** Opens the drawer over the page at a width, and closes it by Esc. */
async function expectDrawerOver(page: Page, width: number, expected: number): Promise<void> {
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

test('a member’s drawer covers 320 or 450 pixels of the page until Esc, or stands beside a wide page with the chat of the page, which is shown once: a camera’s page has it docked', async ({
  page,
}) => {
  await signInAs(page, 'subscriber');
  await openAlive(page, '/wildlife/about-us');
  await test.step('R2-078 the drawer covers 80 % of a narrow page', () => expectDrawerOver(page, 400, 320));
  await test.step('R2-079 it is 450 px wide at most', () => expectDrawerOver(page, 1400, 450));

  await page.setViewportSize(DESK);
  const toggle = chatButton(page);
  const drawer = page.getByRole('complementary', { name: 'Chat drawer' });
  await test.step('R2-077 R2-094 R6-018 the button opens and closes it', async () => {
    await toggle.click();
    await expect(chatPanel(drawer, 'Boma')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(drawer).toHaveCount(0);
  });
  const beside = chatPanel(page.getByRole('main'), 'Tau');
  await test.step('R2-209 the page of a camera has the chat docked', async () => {
    await toggle.click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tau', exact: true }).click();
    await expect(beside).toBeInViewport({ ratio: 1 });
    await expect(chatPanel(page, 'Tau')).toHaveCount(1);
    await expect(drawer).toHaveCount(0);
    await expect(toggle).toHaveCount(0);
  });
  // Navigation moves the focus to the page, which closes open menus.
  await expect(page.getByRole('main')).toBeFocused();
  await beside.getByRole('button', { name: 'Chat settings' }).click();
  await expect(page.getByRole('menu', { name: 'Chat settings' }).getByRole('menuitemcheckbox')).toHaveText([
    /^Messages/,
    /^Sightings/,
    /^Announcements/,
  ]);
  await page.keyboard.press('Escape');
  await beside.getByRole('button', { name: 'Hide the chat' }).click();
  await expect(toggle).toBeVisible();
  await expect(chatPanel(page, 'Tau')).toHaveCount(0);
  await toggle.click();
  await expect(chatPanel(drawer, 'Tau')).toBeVisible();
  await expect(chatPanel(page, 'Tau')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show the Tau chat' }).click();
  await expect(beside).toBeVisible();
  await expect(chatPanel(page, 'Tau')).toHaveCount(1);
});
