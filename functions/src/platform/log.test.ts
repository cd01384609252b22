import { expect, it, vi } from 'vitest';
import { createLog, withoutRepeats } from './log.ts';

it('withoutRepeats keeps each error once', () => {
  const error = vi.fn();
  const log = withoutRepeats({ ...createLog('test'), error });
  for (const document of ['notices/a', 'notices/a', 'notices/b'])
    log.error('malformed', 'Left out.', { document });
  log.error('malformed', 'Something else.', { document: 'notices/a' });
  expect(error.mock.calls).toEqual([
    ['malformed', 'Left out.', { document: 'notices/a' }],
    ['malformed', 'Left out.', { document: 'notices/b' }],
    ['malformed', 'Something else.', { document: 'notices/a' }],
  ]);
});
