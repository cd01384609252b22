import { expect, it } from 'vitest';
import { cursorAfter, listCursor, readCursor } from './list-cursor.ts';

it('a cursor is read as it was written', () => {
  const text = cursorAfter({ at: 1_700_000_000, id: 'a.b' });
  expect(text).toBe('1700000000.a.b');
  expect(listCursor.parse(text)).toBe(text);
  expect(readCursor(text)).toEqual({ at: 1_700_000_000, id: 'a.b' });
});

it.each([
  'yesterday',
  '.a',
  '7',
  '7.',
  '-7.a',
  '7.a/b',
  '7...',
  '7.__a__',
  `7.${'a'.repeat(600)}`,
])('%s is no cursor', (text) => {
  expect(listCursor.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'This is not the end of a page.',
  ]);
});
