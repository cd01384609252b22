import { expect, it, vi } from 'vitest';
import { askQuestion } from './question-calls.ts';

const calls = vi.hoisted(() => ({ callApi: vi.fn(async () => ({ data: { id: 'q1' } })) }));
vi.mock('../../../lib/api-client.ts', () => calls);
/** A table with a third kind of sanction, which is refused with a code of its own. */
vi.mock('@boma/domain/moderation/sanction-kinds.ts', () => ({
  refusalsOf: (activity: string) => (activity === 'sign-in' ? ['banned'] : ['muted', 'banned', 'not-found']),
}));

it('leaves to the form what any kind of sanction refuses, unless it closes the account', async () => {
  const body = { id: 'a', question: 'Who calls at night?', allow: 1 } as const;
  expect(await askQuestion(body)).toBe('q1');
  expect(calls.callApi).toHaveBeenCalledExactlyOnceWith(
    'askQuestion',
    { body },
    { own: ['muted', 'not-found', 'conflict', 'invalid-input', 'too-many-requests'] },
  );
});
