import { expect, it, vi } from 'vitest';

const { write } = vi.hoisted(() => ({ write: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ write }));

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

it('names an error, and gives its stack where Google looks for it', () => {
  write.mockClear();
  const error = new TypeError('No such camera.');
  createLog('r1').error('check', error, { slug: 'tau' });
  createLog('r1').error('check', 'Left out.');
  expect(write.mock.calls.flat()).toEqual([
    {
      severity: 'ERROR',
      message: 'check',
      request_id: 'r1',
      slug: 'tau',
      error: 'TypeError: No such camera.',
      stack_trace: error.stack,
    },
    { severity: 'ERROR', message: 'check', request_id: 'r1', error: 'Left out.' },
  ]);
});
