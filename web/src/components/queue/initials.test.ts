import { expect, it } from 'vitest';
import { initialsOf } from './initials.tsx';

it.each([
  ['Ranger 1234', 'R1'],
  ['Naledi', 'N'],
  ['thandi van der Merwe', 'tv'],
  ['Élodie 🦁 Ortiz', 'ÉO'],
  ['🦁', ''],
])('has the first letters of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
