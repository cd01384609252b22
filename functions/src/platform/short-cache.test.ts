import { describe, expect, it, vi } from 'vitest';
import { shortCache } from './short-cache.ts';

describe('shortCache', () => {
  it('loads once for concurrent callers, and again once it expires', async () => {
    let now = 0;
    const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    const read = shortCache(5000, () => now, load);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    now = 4999;
    expect(await read()).toBe(1);
    now = 5000;
    expect(await read()).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failure', async () => {
    const load = vi
      .fn<() => Promise<number>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce(2);
    const read = shortCache(5000, () => 0, load);
    await expect(read()).rejects.toThrow('away');
    expect(await read()).toBe(2);
  });
});
