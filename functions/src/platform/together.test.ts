import { afterEach, describe, expect, it, vi } from 'vitest';
import { together } from './together.ts';

/** A call that is answered when the test says so. */
function slowly() {
  const calls: number[][] = [];
  const ends: ((end: 'answer' | 'fail') => void)[] = [];
  const ask = together<number, string>((inputs) => {
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

describe('calls that are made together', () => {
  it('are one call for whoever asks at once, and each gets their own answer', async () => {
    const { calls, ask, end } = slowly();
    const answers = Promise.all([ask(1), ask(2)]);
    await end();
    expect(await answers).toEqual(['1!', '2!']);
    expect(calls).toEqual([[1, 2]]);
  });

  it('answer nobody by a call that began before they came', async () => {
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

  it('are no more than the limit', async () => {
    const { calls, ask, end } = slowly();
    const answers = Promise.all([1, 2, 3, 4].map(ask));
    await end();
    await end();
    expect(await answers).toEqual(['1!', '2!', '3!', '4!']);
    expect(calls).toEqual([[1, 2, 3], [4]]);
  });

  it('keep nobody else waiting for one that never ends', async () => {
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

  it('fail for all of a call, and not for those after it', async () => {
    const { ask, end } = slowly();
    const failing = Promise.allSettled([ask(1), ask(2)]);
    await end('fail');
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask(3);
    await end();
    expect(await next).toBe('3!');
  });
});
