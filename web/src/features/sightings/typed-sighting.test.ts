import { expect, it } from 'vitest';
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
