import { beforeEach, expect, it, vi } from 'vitest';
import { systemContext } from '../platform/context.ts';
import { foldTail } from './fold-tail.ts';

const { readLastFold, foldOnce } = vi.hoisted(() => ({ readLastFold: vi.fn(), foldOnce: vi.fn() }));
vi.mock('./fold-once.ts', () => ({ readLastFold, foldOnce }));

const chat = 'chat-general';
const ctx = systemContext();
const upToDate = { isUpToDate: true, state: { window: [], folded_at: 0 } };

beforeEach(() => {
  readLastFold.mockReset();
  foldOnce.mockReset().mockResolvedValue(true);
});

// Steps of the event loop, up to long after the fold has ended.
it.each(
  Array.from({ length: 12 }, (_, steps) => steps),
)('folds a message that arrives %i steps after a fold had nothing to do', async (steps) => {
  const first = Promise.withResolvers<unknown>();
  readLastFold.mockReturnValueOnce(first.promise).mockResolvedValue(upToDate);
  const before = foldTail({ ctx, input: { chat, id: 'first' } });
  await expect.poll(() => readLastFold).toHaveBeenCalled();
  first.resolve(upToDate);
  for (let step = 0; step < steps; step += 1) await Promise.resolve();
  await Promise.all([before, foldTail({ ctx, input: { chat, id: 'second' } })]);
  const handled = [...readLastFold.mock.calls, ...foldOnce.mock.calls].flatMap(([, ids]: unknown[]) => ids);
  expect(handled).toContain('second');
});
