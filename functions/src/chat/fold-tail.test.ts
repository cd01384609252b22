import { beforeEach, expect, it, vi } from 'vitest';
import { systemContext } from '../platform/context.ts';
import { foldTail } from './fold-tail.ts';

const { look, foldOnce } = vi.hoisted(() => ({ look: vi.fn(), foldOnce: vi.fn() }));
vi.mock('./fold-once.ts', () => ({ look, foldOnce }));

const chat = 'chat-general';
const ctx = systemContext();
const folded = { carried: true, state: { window: [], folded_at: 0 } };

beforeEach(() => {
  look.mockReset();
  foldOnce.mockReset().mockResolvedValue(true);
});

// Steps of the event loop, until long after the fold is over.
it.each(
  Array.from({ length: 12 }, (_, steps) => steps),
)('a message that comes %i steps after a fold had nothing to do is dealt with all the same', async (steps) => {
  const first = Promise.withResolvers<unknown>();
  look.mockReturnValueOnce(first.promise).mockResolvedValue(folded);
  const before = foldTail({ ctx, input: { chat, id: 'first' } });
  await vi.waitFor(() => expect(look).toHaveBeenCalled());
  first.resolve(folded);
  for (let step = 0; step < steps; step += 1) await Promise.resolve();
  await Promise.all([before, foldTail({ ctx, input: { chat, id: 'second' } })]);
  const dealtWith = [...look.mock.calls, ...foldOnce.mock.calls].flatMap(([, ids]: unknown[]) => ids);
  expect(dealtWith).toContain('second');
});
