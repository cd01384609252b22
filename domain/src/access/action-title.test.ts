import { expect, it } from 'vitest';
import { actionTitle } from './action-title.ts';

it.each([
  ['camera.save', 'Camera saved'],
  ['camera.try', 'Camera tried'],
  ['show-type.remove', 'Kind of show removed'],
  ['show.start', 'Show put on the air'],
  ['person.ban', 'Person banned'],
])('names %s', (action, title) => {
  expect(actionTitle(action)).toBe(title);
});

it('leaves an action that only a newer site knows as it is', () => {
  expect(actionTitle('zebra.paint')).toBe('zebra.paint');
});
