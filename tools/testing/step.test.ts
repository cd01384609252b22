import { expect, it, vi } from 'vitest';
import { runStep } from './step.ts';

/** A program that succeeds if its priority is this one. */
const expecting = (nice: number) => ({
  name: 'a step',
  args: ['-e', `process.exit(require('node:os').getPriority() === ${nice} ? 0 : 1)`],
});

it('takes only the time that other steps leave, when it gives way', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await runStep(expecting(0), { print: 'at-once' })).toMatchObject({ ok: true });
  expect(await runStep({ ...expecting(10), givesWay: true }, { print: 'at-once' })).toMatchObject({
    ok: true,
  });
});
