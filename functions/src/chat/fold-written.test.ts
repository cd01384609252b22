import { expect, it, vi } from 'vitest';
import { systemContext } from '../platform/context.ts';
import { foldWritten } from './fold-written.ts';

const { foldTail } = vi.hoisted(() => ({ foldTail: vi.fn() }));
vi.mock('./fold-tail.ts', () => ({ foldTail }));

it('folds the chats that a message was in and is in, each once, and no value that is no chat key', async () => {
  const strange = [undefined, null, 7, '', '.', '..', '__x__', 'a/b', 'x'.repeat(2000)];
  const chats = ['chat-tau', ...strange, 'chat-general', 'chat-tau'];
  await foldWritten({ ctx: systemContext(), input: { id: 'm1', chats } });
  const folded = foldTail.mock.calls.map(([{ input }]) => input);
  expect(folded).toMatchObject([
    { id: 'm1', chat: 'chat-tau' },
    { id: 'm1', chat: 'chat-general' },
  ]);
});
