import { message as template } from '@boma/domain/chat/chat.fixtures.ts';
import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import { flushSync } from 'react-dom';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { createStore, useStore } from '../../../lib/store.ts';
import { render } from '../../../test-support/render.tsx';
import type { ChatRoom, ChatRow, ChatState } from '../chat-state.ts';
import { ChatView, type ChatViewProps } from './chat-view.tsx';
import type { Standing } from './row-controls.tsx';

export const guest: Standing = { signedIn: false, mayDelete: false, maySanction: false, mayHide: false };
export const registered: Standing = { ...guest, signedIn: true };
export const zoomie: Standing = { ...registered, maySanction: true, mayHide: true };
export const admin: Standing = { ...zoomie, mayDelete: true, mayHide: false };

/** A row of another user, unique by its number. */
export function rowOf(
  number: number,
  part: Partial<ChatRow> = {},
  message: Partial<ChatMessage> = {},
): ChatRow {
  return {
    message: {
      ...template,
      id: `row-${String(number).padStart(5, '0')}`,
      author: `Ranger ${number}`,
      user_id: `person-${number}`,
      message: `Message ${number}`,
      sent_at: 1_763_721_438 + number * 600,
      ...message,
    },
    state: 'sent',
    mine: false,
    ...part,
  };
}

export const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => rowOf(index + 1));

/** A room of mocks. */
export function fakeRoom() {
  return {
    subscribe: vi.fn<ChatRoom['subscribe']>(() => () => undefined),
    read: vi.fn<ChatRoom['read']>(),
    send: vi.fn<ChatRoom['send']>(() => 'sent-off'),
    retry: vi.fn<ChatRoom['retry']>(),
    discard: vi.fn<ChatRoom['discard']>(),
    remove: vi.fn<ChatRoom['remove']>(async () => undefined),
    rejoin: vi.fn<ChatRoom['rejoin']>(),
    setSlow: vi.fn<ChatRoom['setSlow']>(),
    leave: vi.fn<ChatRoom['leave']>(),
  };
}

export interface Stage {
  readonly room: ReturnType<typeof fakeRoom>;
  /** Shows the panel with this instead, and is done when it is on the page. */
  readonly change: (part: Partial<ChatState>) => void;
  /** Adds as many rows of other users at the end as a list holds. */
  readonly come: (...rows: readonly ChatRow[]) => void;
}

/** A panel on an empty page, 400 by 600 pixels. */
export async function stage(
  part: Partial<ChatState> = {},
  standing: Standing = guest,
  more: Partial<Pick<ChatViewProps, 'pace' | 'onPerson'>> = {},
): Promise<Stage> {
  await page.viewport(900, 900);
  const shown = createStore<ChatState>({ status: 'ready', connected: true, rows: [], arrived: 0, ...part });
  const room = fakeRoom();
  const change = (next: Partial<ChatState>) => flushSync(() => shown.write({ ...shown.read(), ...next }));
  function Panel() {
    const now = useStore(shown, shown.read());
    return <ChatView chat="chat-general" state={now} room={room} standing={standing} {...more} />;
  }
  render(<Panel />, { style: 'width:400px;height:600px' });
  return {
    room,
    change,
    come: (...more) => {
      const { rows, arrived } = shown.read();
      change({ rows: [...rows, ...more].slice(-180), arrived: arrived + more.length });
    },
  };
}

/** Waits until the browser has rendered and its observers have reported. */
export const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
