import { afterEach, describe, expect, it, vi } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** A call that is answered when the test decides. */
function slowly() {
  const calls: number[][] = [];
  const ends: ((end: 'answer' | 'fail') => void)[] = [];
  const ask = batchCalls<number, string>((inputs) => {
    calls.push([...inputs]);
    return new Promise((resolve, reject) => {
      ends.push((end) =>
        end === 'answer' ? resolve(inputs.map((each) => `${each}!`)) : reject(new Error('No.')),
      );
    });
  }, 3);
  const end = async (how: 'answer' | 'fail' = 'answer') => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.(how);
  };
  return { calls, ask, end };
}

afterEach(() => vi.useRealTimers());

describe('batchCalls', () => {
  it('makes one call for callers that ask at once, and gives each its own answer', async () => {
    const { calls, ask, end } = slowly();
    const answers = Promise.all([ask(1), ask(2)]);
    await end();
    expect(await answers).toEqual(['1!', '2!']);
    expect(calls).toEqual([[1, 2]]);
  });

  it('answers a caller only by a call that began after it asked', async () => {
    const { calls, ask, end } = slowly();
    const first = ask(1);
    await expect.poll(() => calls.length).toBe(1);
    const later = Promise.all([ask(2), ask(3)]);
    await end();
    expect(await first).toBe('1!');
    await end();
    expect(await later).toEqual(['2!', '3!']);
    expect(calls).toEqual([[1], [2, 3]]);
  });

  it('puts at most the limit into a call', async () => {
    const { calls, ask, end } = slowly();
    const answers = Promise.all([1, 2, 3, 4].map(ask));
    await end();
    await end();
    expect(await answers).toEqual(['1!', '2!', '3!', '4!']);
    expect(calls).toEqual([[1, 2, 3], [4]]);
  });

  it('starts the next batch although one call never ends', async () => {
    vi.useFakeTimers();
    const { calls, ask } = slowly();
    void ask(1);
    await vi.advanceTimersByTimeAsync(1000);
    void ask(2);
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls).toEqual([[1], [2]]);
  });

  it('fails for all callers of a batch, and not for those after it', async () => {
    const { ask, end } = slowly();
    const failing = Promise.allSettled([ask(1), ask(2)]);
    await end('fail');
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask(3);
    await end();
    expect(await next).toBe('3!');
  });
});
