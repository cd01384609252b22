import { expect, it } from 'vitest';
import { roleWords } from './role-words.ts';

it('names the roles', () => {
  expect(roleWords(['admin', 'zoomie'])).toBe('Admin, Moderator');
  expect(roleWords([])).toBe('');
});
