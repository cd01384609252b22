import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { ChatPlace } from './chat-place.tsx';
import { fakeRoom, guest } from './chat-stage.test-support.tsx';
import { ChatView } from './chat-view.tsx';

function Joining({ chat }: { readonly chat: string }) {
  const state = { status: 'joining', connected: false, rows: [], arrived: 0 } as const;
  return <ChatView chat={chat} state={state} room={fakeRoom()} standing={guest} />;
}
vi.mock(import('./chat-panel.later.tsx'), () => ({ ChatPanel: Joining }));

it('has the name of the chat and lines before its code comes, and keeps the name in its place', async () => {
  render(<ChatPlace chat="chat-tau" />, { style: 'width:400px;height:600px' });
  const panel = page.getByRole('region', { name: 'Tau' });
  expect(panel.query()).toBeNull();
  expect(document.querySelectorAll('[data-waits=lines] > i')).toHaveLength(7);
  const places = () =>
    [page.getByRole('heading', { name: 'Tau' }), page.getByText('Joining…')].map((part) => {
      const { left, top } = part.element().getBoundingClientRect();
      return [left, top];
    });
  const before = places();
  await expect.element(panel).toBeVisible();
  expect(places()).toEqual(before);
  expect(document.querySelector('[data-waits]')).toBeNull();
});
