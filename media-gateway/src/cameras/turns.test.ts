import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('runs a few works at once, the others in turn, and none when too many wait', async () => {
  const turns = new Turns(2, 1);
  const running: string[] = [];
  const works = ['one', 'two', 'three', 'four'].map((name) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const result = turns.run(() => {
      running.push(name);
      return promise;
    });
    return { result, end: () => resolve(name) };
  });
  expect(running).toEqual(['one', 'two']);
  expect(await works[3]?.result).toBeUndefined();
  works[0]?.end();
  expect(await works[0]?.result).toBe('one');
  works[2]?.end();
  expect(await works[2]?.result).toBe('three');
  expect(running).toEqual(['one', 'two', 'three']);
});

it('goes on after a failure', async () => {
  const turns = new Turns(1);
  await expect(turns.run(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  expect(await turns.run(async () => 'well')).toBe('well');
});
