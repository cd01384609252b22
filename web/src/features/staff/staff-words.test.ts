import { expect, it } from 'vitest';
import { roleWords } from './staff-words.ts';

it('names the roles', () => {
  expect(roleWords(['admin', 'zoomie'])).toBe('Admin, Moderator');
  expect(roleWords([])).toBe('');
});
