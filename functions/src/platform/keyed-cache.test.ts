import { expect, it, vi } from 'vitest';
import { keyedCache } from './keyed-cache.ts';

it('loads a key once until its time is over', async () => {
  const load = vi.fn(async () => 'answer');
  const cached = keyedCache<string>(100, 10);
  const answers = await Promise.all([cached('a', 0, load), cached('a', 0, load), cached('a', 99, load)]);
  expect(answers).toEqual(['answer', 'answer', 'answer']);
  expect(load).toHaveBeenCalledTimes(1);
  await cached('a', 100, load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps each key apart', async () => {
  const cached = keyedCache<string>(100, 10);
  await cached('a', 0, async () => 'first');
  expect(await cached('b', 0, async () => 'second')).toBe('second');
  expect(await cached('a', 0, async () => 'third')).toBe('first');
});

it('drops the oldest key beyond its limit', async () => {
  const load = vi.fn(async () => 'answer');
  const cached = keyedCache<string>(100, 2);
  for (const key of ['a', 'b', 'c', 'b', 'c']) await cached(key, 0, load);
  expect(load).toHaveBeenCalledTimes(3);
  await cached('a', 0, load);
  expect(load).toHaveBeenCalledTimes(4);
});

it('keeps no failure', async () => {
  const cached = keyedCache<string>(100, 10);
  await expect(cached('a', 0, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cached('a', 0, async () => 'back')).toBe('back');
});
