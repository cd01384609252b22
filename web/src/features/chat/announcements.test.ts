import { message as template } from '@boma/domain/chat/chat.fixtures.ts';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../lib/timing/fake-clock.test-support.ts';
import { ANNOUNCEMENT_PAUSE, Announcer } from './announcements.ts';
import type { ChatRow, ChatState } from './chat-state.ts';

const row = (id: string, part: Partial<ChatRow> = {}): ChatRow => ({
  message: { ...template, id, author: 'Naledi', message: `Text ${id}` },
  state: 'sent',
  mine: false,
  ...part,
});

function listener() {
  const clock = fakeClock();
  const said: string[] = [];
  const announcer = new Announcer({ clock, say: (text) => text && said.push(text) });
  let rows: readonly ChatRow[] = [];
  let arrived = 0;
  const hear = (status: ChatState['status'] = 'ready') =>
    announcer.hear({ status, connected: true, rows, arrived });
  return {
    clock,
    said,
    announcer,
    hear,
    come(...fresh: readonly ChatRow[]) {
      rows = [...rows, ...fresh];
      arrived += fresh.filter(({ mine }) => !mine).length;
      hear();
    },
    leave(id: string) {
      rows = rows.filter(({ message }) => message.id !== id);
      hear();
    },
  };
}

describe('the announcements for screen readers', () => {
  it('read out a single message, and count several', async () => {
    const { clock, said, come, hear } = listener();
    hear();
    come(row('a'));
    expect(said).toEqual(['Naledi: Text a']);
    for (const id of ['b', 'c', 'd', 'e', 'f', 'g']) come(row(id));
    await clock.pass(ANNOUNCEMENT_PAUSE - 1);
    expect(said).toHaveLength(1);
    await clock.pass(1);
    expect(said).toEqual(['Naledi: Text a', '6 new messages']);
  });

  it('come at most once in ten seconds, and only if messages arrive', async () => {
    const { clock, said, come, hear } = listener();
    hear();
    for (let second = 0; second < 60; second += 1) {
      come(row(`a${second}`), row(`b${second}`));
      await clock.pass(1000);
    }
    expect(said.length).toBeLessThanOrEqual(7);
    const before = said.length;
    await clock.pass(600_000);
    expect(said.length).toBeLessThanOrEqual(before + 1);
  });

  it('skip the first list, the user’s own messages, and messages deleted before their turn', async () => {
    const { clock, said, announcer, come, leave, hear } = listener();
    announcer.hear({ status: 'joining', connected: true, rows: [], arrived: 0 });
    announcer.hear({ status: 'ready', connected: true, rows: [row('old')], arrived: 0 });
    hear();
    come(row('mine', { mine: true }));
    expect(said).toEqual([]);
    come(row('a'));
    come(row('b'), row('c'));
    leave('b');
    await clock.pass(ANNOUNCEMENT_PAUSE);
    expect(said).toEqual(['Naledi: Text a', 'Naledi: Text c']);
  });

  it('are silent while paused, and skip the messages of the pause', async () => {
    const { clock, said, announcer, come, hear } = listener();
    hear();
    announcer.setListening(() => false);
    come(row('a'));
    announcer.setListening(() => true);
    await clock.pass(ANNOUNCEMENT_PAUSE);
    come(row('b'));
    expect(said).toEqual(['Naledi: Text b']);
  });
});
