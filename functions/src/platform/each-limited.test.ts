import { describe, expect, it } from 'vitest';
import { eachLimited } from './each-limited.ts';

describe('eachLimited', () => {
  it('answers in order and never visits more than the limit at once', async () => {
    let open = 0;
    let most = 0;
    const answers = await eachLimited([3, 1, 2, 0], 2, async (turns) => {
      most = Math.max(most, ++open);
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      open--;
      return turns * 10;
    });
    expect(answers).toEqual([30, 10, 20, 0]);
    expect(most).toBe(2);
  });

  it('has nothing to do for no items', async () => {
    expect(await eachLimited([], 4, async () => 1)).toEqual([]);
  });
});
