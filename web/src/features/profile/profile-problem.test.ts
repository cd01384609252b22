import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { namesProblem } from './profile-problem.ts';

describe('the names of a user', () => {
  it('R7-055 are refused by the server at their fields', () => {
    const errors = { display_name: ['Not this one.', 'Nor that.'], body: ['Hm.'] };
    expect(namesProblem(new AppError('invalid-input', { errors }))).toEqual({
      display_name: 'Not this one. Nor that.',
    });
  });

  it.each([
    [new AppError('unavailable'), 'We could not reach the sign-in service.'],
    [new AppError('forbidden', { alert: 'Your account is closed.' }), 'Your account is closed.'],
    [new AppError('internal'), 'technical issue'],
    [new Error('What?'), 'technical issue'],
  ])('that could not be kept for another reason say so below the form: %s', (cause, words) => {
    expect(Object.keys(namesProblem(cause))).toEqual(['form']);
    expect(namesProblem(cause).form).toContain(words);
  });
});
