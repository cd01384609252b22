import { AppError } from '@boma/domain/errors.ts';
import { expect, it, vi } from 'vitest';
import { reporting } from './typed-sighting.ts';

const lion = { stream: 'tau', species: 'lion', count: '', message: '', notification_category_id: '' };

it('gives a report the id that it had until it is answered, and another report another one', async () => {
  const ids: string[] = [];
  let isLost = true;
  const report = reporting(async ({ id }) => {
    ids.push(id);
    if (isLost) throw new Error('lost');
  });
  await expect(report(lion)).rejects.toThrow('lost');
  await expect(report({ ...lion, species: 'leopard' })).rejects.toThrow('lost');
  await expect(report({ ...lion, species: 'leopard' })).rejects.toThrow('lost');
  isLost = false;
  await report({ ...lion, species: 'leopard' });
  await report({ ...lion, species: 'leopard' });
  const [first, second, third, fourth, fifth] = ids;
  expect([third, fourth]).toEqual([second, second]);
  expect(new Set([first, second, fifth]).size).toBe(3);
});

/** The ids with which a report is sent twice, whose answers are these failures. `after` is the pause between them. */
async function idsOfTwo(failure: Error, after: number) {
  const ids: string[] = [];
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const report = reporting(async ({ id }) => {
    ids.push(id);
    throw failure;
  });
  await expect(report(lion)).rejects.toBe(failure);
  now.mockReturnValue(1000 + after);
  await expect(report(lion)).rejects.toBe(failure);
  return new Set(ids).size;
}

it('takes the same report for another animal after a minute, and for a new report once the first was removed', async () => {
  expect(await idsOfTwo(new Error('lost'), 60_000)).toBe(1);
  expect(await idsOfTwo(new Error('lost'), 60_001)).toBe(2);
  expect(await idsOfTwo(new AppError('conflict'), 5000)).toBe(2);
});
