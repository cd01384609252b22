import { expect, it } from 'vitest';
import { wholeLines } from './whole-lines.ts';

it.each([
  ['two lines in one piece', ['{"id":1}\n{"id":2}\n']],
  ['a line in two pieces', ['{"id":1}\n{"i', 'd":2}\n']],
  ['an end of line on its own', ['{"id":1}', '\n', '{"id":2}', '\n']],
])('passes each line on once: %s', (_, pieces) => {
  const lines: string[] = [];
  const take = wholeLines((line) => lines.push(line));
  for (const piece of pieces) take(piece);
  expect(lines).toEqual(['{"id":1}', '{"id":2}']);
});

it('keeps a line back until it is complete, and does not cut at a line separator', () => {
  const lines: string[] = [];
  const take = wholeLines((line) => lines.push(line));
  take('{"text":"a\u2028b"}');
  expect(lines).toEqual([]);
  take('\n');
  expect(lines).toEqual(['{"text":"a\u2028b"}']);
});
