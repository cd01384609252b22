import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showToast } from '../../../lib/toasts.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { signIn } from '../../../test-support/session.ts';
import { chatSettings } from '../chat-settings.ts';
import { guest, registered, rowOf, rowsUpTo, stage } from './chat-stage.test-support.tsx';

vi.mock(import('../../../lib/toasts.ts'), { spy: true });

const input = () => page.getByRole('textbox', { name: 'Write to Boma' });
const own = (part: Parameters<typeof rowOf>[1]) => rowOf(1, { mine: true, ...part });

describe('the state of the chat', () => {
  it.each([
    [{ status: 'ready', connected: true }, 'Live'],
    [{ status: 'ready', connected: false }, 'Behind live'],
    [{ status: 'joining' }, 'Joining…'],
  ] as const)('reads %j as %s', async (part, words) => {
    await stage(part);
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });

  it('is offline without a network, where only the words of a signed-in user are kept', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await stage({}, guest);
    await expect.element(page.getByText('You are offline', { exact: true })).toBeVisible();
    await expect
      .element(page.getByText('You are offline. New messages arrive when you are back.'))
      .toBeVisible();
    expect(page.getByText(/is kept/).elements()).toEqual([]);
    await stage({}, registered);
    await expect
      .element(page.getByText('You are offline. What you write is kept and sent when you are back.'))
      .toBeVisible();
  });
});

describe('a user who may not write', () => {
  const alert = 'Our rangers have asked you to listen for a while: Let others finish.';

  it('reads why and until when before they write', async () => {
    signIn({ sanction: { code: 'muted', alert, until: Date.now() + 3_600_000 } });
    await stage({}, registered);
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(page.getByRole('alert').element().textContent).toMatch(/Let others finish\. Until .+\./);
    expect(input().elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Discard the message' }).elements()).toEqual([]);
  });

  it('gets the field back when the mute ends', async () => {
    signIn({ sanction: { code: 'muted', alert, until: Date.now() + 300 } });
    await stage({}, registered);
    await expect.element(input()).toBeVisible();
  });
});

describe('the list', () => {
  it('shows different texts while joining, after a failure and when empty', async () => {
    const shown = await stage({ status: 'joining' });
    await expect.element(page.getByRole('status', { name: 'Joining the chat' })).toBeVisible();
    shown.change({ status: 'failed' });
    await expect.element(page.getByText("Chat couldn't load")).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    expect(shown.room.rejoin).toHaveBeenCalledOnce();
    shown.change({ status: 'joining' });
    await expect.element(page.getByRole('region', { name: 'Boma' })).toHaveFocus();
    expect(page.getByText('No messages yet').elements()).toEqual([]);
    shown.change({ status: 'ready' });
    await expect.element(page.getByText('No messages yet', { exact: true })).toBeVisible();
    expect(page.getByText("Chat couldn't load").elements()).toEqual([]);
  });

  it('is a silent log: a region beside it announces new messages in batches', async () => {
    const shown = await stage({ rows: rowsUpTo(3) });
    const log = page.getByRole('log', { name: 'Messages, Boma' });
    await expect.element(log).toHaveAttribute('aria-live', 'off');
    const region = document.querySelector('[data-announcements]');
    expect(region?.getAttribute('aria-live')).toBe('polite');
    expect(region?.textContent).toBe('');
    shown.come(...[4, 5, 6, 7, 8, 9].map((number) => rowOf(number)));
    await expect.poll(() => region?.textContent).toBe('6 new messages');
  });

  it('is not announced once the viewer switches announcements off', async () => {
    const shown = await stage({ rows: rowsUpTo(1) });
    await page.getByRole('button', { name: 'Chat settings' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Announcements' }).click();
    shown.come(rowOf(2));
    await expect.element(page.getByText('Message 2')).toBeVisible();
    expect(document.querySelector('[data-announcements]')?.textContent).toBe('');
    expect(chatSettings().announcements).toBe(false);
  });

  it('renders hostile text as text, inside its row', async () => {
    const evil = `<img src=x onerror=alert(1)>\u202e\u2067 ${'\u0336\u0489'.repeat(60)} ${'w'.repeat(200)}`;
    await stage({
      rows: [rowOf(1, {}, { message: evil, author: `\u202eevil ${'n'.repeat(60)}` }), rowOf(2)],
    });
    const [first] = page.getByRole('listitem').elements();
    expect(first?.querySelector('[data-text]')?.textContent).toBe(evil);
    expect(first?.querySelectorAll('img, a')).toHaveLength(0);
    const log = page.getByRole('log').element();
    expect(log.scrollWidth).toBe(log.clientWidth);
    await expect.element(page.getByText('Message 2')).toBeInViewport();
  });

  it('shows a sighting with its picture, text and camera, and the site’s own messages in between', async () => {
    const sighting = {
      avatar: '/covers/tau-sm.jpg',
      caption: 'Leopard',
      message: 'On the rock.',
      stream: { slug: 'tau' },
    };
    await stage({
      rows: [
        rowOf(1, {}, { sighting, user_id: null }),
        rowOf(
          2,
          {},
          { sighting: { avatar: 'javascript:alert(1)', caption: 7, stream: null }, user_id: null },
        ),
        rowOf(3, {}, { system: true, user_id: null, message: 'The gate opens at five.' }),
      ],
    });
    const row = page.getByRole('listitem').first();
    await expect.element(row.getByText('Leopard')).toBeVisible();
    await expect.element(row.getByText('On the rock.')).toBeVisible();
    await expect
      .element(row.getByRole('link', { name: 'Watch the camera' }))
      .toHaveAttribute('href', '/wildlife/stream/tau-live');
    expect(row.element().querySelector('img')?.getAttribute('src')).toBe('/covers/tau-sm.jpg');
    const broken = page.getByRole('listitem').nth(1);
    await expect.element(broken.getByText('Sighting')).toBeVisible();
    expect(broken.element().querySelectorAll('img, a')).toHaveLength(0);
    await expect.element(page.getByText('The gate opens at five.')).toBeVisible();
  });

  it('R4-066 hides messages, and R2-095 sightings, if the settings say so', async () => {
    const sighting = { caption: 'Leopard', message: 'On the rock.' };
    await stage({ rows: [rowOf(1), rowOf(2, {}, { sighting, user_id: null })] });
    await page.getByRole('button', { name: 'Chat settings' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Messages' }).click();
    await expect.element(page.getByText('Message 1')).not.toBeInTheDocument();
    await expect.element(page.getByText('Leopard')).toBeVisible();
    await page.getByRole('menuitemcheckbox', { name: 'Sightings' }).click();
    await expect.element(page.getByText('Leopard')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Chat settings' })).toHaveFocus();
  });
});

describe('writing', () => {
  it('sends by Enter and by the button, empties the field, and keeps the focus', async () => {
    const shown = await stage({}, registered);
    await input().fill('Two lionesses');
    await userEvent.keyboard('{Enter}');
    expect(shown.room.send).toHaveBeenLastCalledWith('Two lionesses');
    await expect.element(input()).toHaveValue('');
    await expect.element(input()).toHaveFocus();
    await input().fill('and a cub');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(shown.room.send).toHaveBeenLastCalledWith('and a cub');
  });

  it('R5-036 R5-037 R5-038 shows an error until the viewer corrects it', async () => {
    const shown = await stage({}, registered);
    shown.room.send.mockReturnValueOnce('empty').mockReturnValueOnce('too-long');
    await expect.element(input()).toHaveAttribute('maxlength', '300');
    await input().click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Please type a message first.')).toBeVisible();
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
    await input().fill('x');
    await expect.element(page.getByText('Please type a message first.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Your message can be a maximum of 300 characters.')).toBeVisible();
    await expect.element(input()).toHaveValue('x');
  });

  it('shows the remaining characters near the limit', async () => {
    await stage({}, registered);
    await input().fill('a'.repeat(239));
    expect(page.getByText(/left$/).elements()).toEqual([]);
    await input().fill('a'.repeat(288));
    await expect.element(page.getByText('12 left')).toBeVisible();
    await input().fill('');
  });

  it('R5-040 R5-041 R5-042 refuses a guest with a reason and keeps their text', async () => {
    const shown = await stage({}, guest);
    shown.room.send.mockReturnValue('guest');
    await input().fill('May I?');
    await userEvent.keyboard('{Enter}');
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      text: 'Unfortunately the chat is only available to registered users.',
      caption: "Why not register, it's FREE. Registration is top right of your screen.",
      kind: 'app',
      timeout: 7000,
    });
    await expect.element(input()).toHaveValue('May I?');
    await expect.element(page.getByRole('button', { name: 'Sign in or register' })).toBeVisible();
    await input().fill('');
  });

  it('lets the viewer retry or discard an unsent message', async () => {
    const shown = await stage({ rows: [own({ state: 'sending' })] }, registered);
    await expect.element(page.getByText('Sending…')).toBeVisible();
    shown.change({ rows: [own({ state: 'failed', problem: 'This was not sent.' })] });
    await expect.element(page.getByRole('log').getByText('This was not sent.')).toBeVisible();
    await expect
      .poll(() => document.querySelector('[data-chat] > [role=status]')?.textContent)
      .toBe('This was not sent.');
    await page.getByRole('button', { name: 'Retry' }).click();
    expect(document.activeElement).toBe(document.querySelector('[data-message]'));
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByRole('log')).toHaveFocus();
    const { id } = rowOf(1).message;
    expect(shown.room.retry).toHaveBeenCalledExactlyOnceWith(id);
    expect(shown.room.discard).toHaveBeenCalledExactlyOnceWith(id);
    expect(page.getByRole('button', { name: 'Delete your message' }).elements()).toEqual([]);
  });

  it('says what happens to a message that the list cannot show', async () => {
    const problem = 'We cannot reach the chat just now.';
    const row = own({ state: 'waiting', problem, refusal: 'internal' });
    const shown = await stage({ status: 'failed', rows: [row] }, registered);
    await expect.element(page.getByRole('status').getByText(problem)).toBeVisible();
    shown.change({ status: 'ready' });
    await expect.element(page.getByRole('log').getByText(problem)).toBeVisible();
    const said = page.getByRole('status').getByText(problem);
    // Only for screen readers: they announce nothing of the list.
    expect(said.elements().map((each) => each.getBoundingClientRect().width)).toEqual([1]);
    shown.change({ rows: [own({ state: 'sent' })] });
    await expect.element(said).not.toBeInTheDocument();
  });

  it.each([
    'ready',
    'failed',
  ] as const)('is not repeated at each try of an outage, with the list %s', async (status) => {
    const problem = 'We cannot reach the chat just now.';
    const waiting = [own({ state: 'waiting', problem, refusal: 'unavailable' })];
    const shown = await stage({ status, rows: waiting }, registered);
    const region = document.querySelector('[data-chat] > [role=status]');
    await expect.poll(() => region?.textContent).toBe(problem);
    const changes = new MutationObserver(() => undefined);
    changes.observe(region as Element, { childList: true, characterData: true, subtree: true });
    shown.change({ rows: [own({ state: 'sending' })] });
    shown.change({ rows: waiting });
    expect(changes.takeRecords()).toEqual([]);
    shown.change({ rows: [own({ state: 'sent' })] });
    expect(changes.takeRecords()).not.toEqual([]);
    expect(region?.textContent).toBe('');
  });

  it('asks a viewer who sends too fast to wait, inside the panel', async () => {
    const problem = 'Easy there, ranger.';
    await stage({ rows: [own({ state: 'waiting', problem, refusal: 'too-many-requests' })] }, registered);
    await expect.element(page.getByRole('status').getByText(problem)).toBeVisible();
    await expect.element(input()).toBeVisible();
  });

  it('is replaced by the reason and the end of a mute', async () => {
    const problem = 'Our rangers have asked you to listen for a while. Until 14:20.';
    signIn();
    const shown = await stage({ rows: [own({ state: 'failed', problem, refusal: 'muted' })] }, registered);
    await expect.element(page.getByRole('alert').getByText(problem)).toBeVisible();
    expect(input().elements()).toEqual([]);
    const alert = 'Our rangers have asked you to listen for a while.';
    const user = { id: 'lerato', display_name: 'Lerato', roles: [], is_subscribed: false };
    const sanction = { code: 'muted', alert, until: Date.now() + 3_600_000 };
    answerCalls({ '/api/auth/user': { data: { user: { ...user, sanction } } } });
    await page.getByRole('button', { name: 'Discard the message' }).click();
    expect(shown.room.discard).toHaveBeenCalledOnce();
    shown.change({ rows: [] });
    // The page has asked whether they may write: the mute stands without the message too.
    await expect.element(page.getByRole('alert').getByText(alert, { exact: false })).toBeVisible();
    expect(input().elements()).toEqual([]);
  });

  it('keeps the focus in place when a refusal replaces it, and when the refusal is dismissed', async () => {
    const shown = await stage({}, registered);
    await input().click();
    shown.change({ rows: [own({ state: 'failed', problem: 'A while.', refusal: 'muted' })] });
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Discard the message' })).toHaveFocus();
    shown.change({ rows: [] });
    await expect.element(input()).toHaveFocus();
    const settings = page.getByRole('button', { name: 'Chat settings' });
    (settings.element() as HTMLElement).focus();
    shown.change({ rows: [own({ state: 'failed', problem: 'A while.', refusal: 'muted' })] });
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(settings).toHaveFocus();
  });
});
