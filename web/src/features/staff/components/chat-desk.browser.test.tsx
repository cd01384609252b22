import type { ChatPace } from '@boma/domain/chat/chat-pace.schema.ts';
import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { ChatDesk } from './chat-desk.tsx';
import { ChatPaceControls } from './chat-pace-controls.tsx';
import { PersonCard } from './person-card.tsx';

const live = vi.hoisted(() => ({ paces: {} as Record<string, ChatPace> }));
vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => ({ chat_paces: live.paces }) as LiveSite,
}));
vi.mock(import('../../chat/components/chat-place.tsx'), () => ({
  ChatPlace: ({ onPerson }) => (
    <>
      {['m1', 'm3'].map((id) => (
        <button key={id} type="button" onClick={() => onPerson?.({ ...message, id })}>
          {`Shield of ${id}`}
        </button>
      ))}
    </>
  ),
}));

const message = { id: 'm1', message: 'rude words', author: 'Ranger 1', user_id: 'u1' };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const history = { data: { sanction: null, reports: 2, actions: [] } };
const messages = [
  { id: 'm2', chat: 'chat-tau', message: 'More of it', sent_at: Date.UTC(2026, 2, 5, 12), hidden: true },
  { id: 'm1', chat: 'chat-general', message: 'rude words', sent_at: Date.UTC(2026, 2, 5, 11), hidden: false },
];
const answers = {
  '/api/staff/people/u1': history,
  '/api/staff/people/u1/messages': { data: { messages } },
  '/api/staff/people/u1/notes': { data: { notes: [] } },
};

describe('the card of a person', () => {
  beforeEach(() => signIn({ roles: ['zoomie'] }));

  it('shows what staff know, and the last messages in all chats', async () => {
    answerCalls(answers);
    render(<PersonCard message={message} onClose={vi.fn()} />);
    await expect.element(page.getByRole('heading', { name: 'Ranger 1' })).toBeVisible();
    await expect.element(page.getByText('2 reports about Ranger 1 so far.')).toBeVisible();
    const list = page.getByRole('list').filter({ hasText: 'More of it' });
    await expect.element(list.getByText(/^Tau · .* · hidden$/)).toBeVisible();
    await expect.element(list.getByText(/^Boma · /)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Everything about Ranger 1' }))
      .toHaveAttribute('href', '/staff/people/u1');
    expect(page.getByRole('button', { name: 'Delete message' }).elements()).toEqual([]);
  });

  it('hides the message and says so', async () => {
    const calls = answerCalls({ ...answers, '/api/staff/hide-message': { data: {} } });
    render(<PersonCard message={message} onClose={vi.fn()} />);
    await userEvent.click(button('Hide until an admin decides'));
    await userEvent.click(button('Hateful words about people.'));
    await userEvent.click(button('Hide it'));
    await userEvent.click(button('Done'));
    await expect
      .element(page.getByRole('status').getByText('The message is hidden. An admin decides about it.'))
      .toBeVisible();
    expect(calls.find(({ path }) => path === '/api/staff/hide-message')?.body).toEqual({
      message_id: 'm1',
      reason: 'Hateful words about people.',
    });
  });
});

it('a note that is typed is lost only after a question', async () => {
  signIn({ roles: ['zoomie'] });
  answerCalls({ ...answers, '/api/staff/cameras': { data: { cameras: [] } } });
  render(<ChatDesk item="chat-tau" />);
  await userEvent.click(button('Shield of m1'));
  const note = page.getByRole('textbox', { name: 'A note for colleagues' });
  await userEvent.fill(note, 'Was kind on the phone.');
  await userEvent.click(button('Shield of m1'));
  for (const leave of [
    () => userEvent.click(button('Shield of m3')),
    () => userEvent.click(button('Close')),
    () => userEvent.selectOptions(page.getByLabelText('Chat', { exact: true }), 'Boma'),
  ]) {
    await leave();
    await userEvent.click(button('Stay here'));
    await expect.element(note).toHaveValue('Was kind on the phone.');
  }
  await expect.element(page.getByLabelText('Chat', { exact: true })).toHaveValue('chat-tau');
  await userEvent.click(button('Shield of m3'));
  await userEvent.click(button('Leave'));
  await expect.element(note).toHaveValue('');
});

describe('the pace of a chat', () => {
  beforeEach(() => {
    live.paces = {};
  });

  it('is that of the site again once a colleague has set it back', async () => {
    answerCalls({ '/api/staff/set-chat-pace': { data: {} } });
    const controls = <ChatPaceControls chat="chat-tau" />;
    const { rerender } = render(controls);
    await userEvent.click(button('Pause the chat'));
    await expect.element(button('Let the chat go on')).toBeVisible();
    for (const [paused, name] of [
      [true, 'Let the chat go on'],
      [false, 'Pause the chat'],
    ] as const) {
      live.paces = { 'chat-tau': { paused, slow_seconds: 0 } };
      rerender(<ChatPaceControls chat="chat-tau" />);
      await expect.element(button(name)).toBeVisible();
    }
  });

  it('is changed one thing at a time', async () => {
    const calls = answerCalls({ '/api/staff/set-chat-pace': { data: {} } });
    render(<ChatPaceControls chat="chat-tau" />);
    await userEvent.selectOptions(page.getByLabelText('Slow mode'), 'One message in 30 seconds');
    await expect.element(page.getByLabelText('Slow mode')).toHaveValue('30');
    await userEvent.click(button('Pause the chat'));
    await expect.element(button('Let the chat go on')).toBeVisible();
    await userEvent.click(button('Let the chat go on'));
    await expect.element(button('Pause the chat')).toBeVisible();
    const sent = calls.filter(({ body }) => body !== undefined);
    expect(sent.map(({ body }) => body)).toEqual([
      { chat: 'chat-tau', slow_seconds: 30 },
      { chat: 'chat-tau', paused: true },
      { chat: 'chat-tau', paused: false },
    ]);
  });

  it('shows what was chosen while it is saved, and what it was before when that fails', async () => {
    const waiting = Promise.withResolvers<Response>();
    answerCalls({
      '/api/staff/set-chat-pace': () => waiting.promise,
    });
    const refused = refusal(503, 'unavailable');
    render(<ChatPaceControls chat="chat-tau" />);
    const slow = page.getByLabelText('Slow mode');
    await userEvent.selectOptions(slow, 'One message in 30 seconds');
    await expect.element(button('Pause the chat')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(slow).toHaveValue('30');
    waiting.resolve(refused());
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(slow).toHaveValue('0');
  });
});
