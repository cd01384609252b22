import { type Action, actions, isAudited } from '@boma/domain/access/access.ts';
import { expect, it } from 'vitest';
import { actionTitle, roleWords } from './staff-words.ts';

it('has words for every action in the audit log', () => {
  expect(actionTitle('camera.save')).toBe('Camera saved');
  expect(actionTitle('zebra.paint')).toBe('zebra.paint');
  for (const action of (Object.keys(actions) as Action[]).filter(isAudited))
    expect(actionTitle(action)).not.toBe(action);
});

it('names the roles', () => {
  expect(roleWords(['admin', 'zoomie'])).toBe('Admin, Moderator');
  expect(roleWords([])).toBe('');
});
