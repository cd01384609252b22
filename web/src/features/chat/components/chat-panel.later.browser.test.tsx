import type { ChatPace } from '@boma/domain/chat/chat-pace.schema.ts';
import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Store } from '../../../lib/store.ts';
import { render } from '../../../test-support/render.tsx';
import type { ChatRoom } from '../chat-room.ts';
import { ChatPanel } from './chat-panel.later.tsx';
import { fakeRoom } from './chat-stage.test-support.tsx';

const on = vi.hoisted(() => ({}) as { site: Store<LiveSite | undefined>; room: ChatRoom });
vi.mock(import('../../../lib/live-site.ts'), async (original) => {
  const { createStore, useStore } = await import('../../../lib/store.ts');
  on.site = createStore<LiveSite | undefined>(undefined);
  return { ...(await original()), useLiveSite: () => useStore(on.site, undefined) };
});
vi.mock(import('../chat-room.ts'), async (original) => ({
  ...(await original()),
  openChatRoom: () => on.room,
}));

const publish = (chat_paces: Record<string, ChatPace>) => on.site.write({ chat_paces } as LiveSite);

it('tells the room how slow staff have made the chat, that it is no longer slow, and while it is paused', async () => {
  const room = fakeRoom();
  room.read.mockReturnValue({ status: 'ready', connected: true, rows: [], arrived: 0 });
  on.room = room;
  render(<ChatPanel chat="chat-general" />);
  await expect.element(page.getByRole('log')).toBeInTheDocument();
  expect(room.setSlow).not.toHaveBeenCalled();
  publish({ 'chat-general': { paused: false, slow_seconds: 300 } });
  await expect.poll(() => room.setSlow.mock.calls).toEqual([[300]]);
  publish({ 'chat-tau': { paused: false, slow_seconds: 30 } });
  await expect.poll(() => room.setSlow.mock.calls).toEqual([[300], [0]]);
  publish({ 'chat-general': { paused: true, slow_seconds: 30 } });
  await expect.poll(() => room.setSlow.mock.lastCall).toEqual([Number.POSITIVE_INFINITY]);
  publish({ 'chat-general': { paused: false, slow_seconds: 30 } });
  await expect.poll(() => room.setSlow.mock.lastCall).toEqual([30]);
});
