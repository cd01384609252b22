import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { checkNames, namesProblem } from './profile-check.ts';

const names = { display_name: 'Lerato', name: '', surname: '' };

describe('the names of a user', () => {
  it.each([
    [names, {}],
    [{ ...names, display_name: ' ' }, { display_name: 'Your display name is required.' }],
    [{ ...names, display_name: ` ${'a'.repeat(50)} ` }, {}],
    [{ ...names, display_name: 'a'.repeat(51) }, { display_name: 'Please use maximum 50 characters' }],
    [
      { display_name: '', name: 'a'.repeat(51), surname: 'a'.repeat(51) },
      {
        display_name: 'Your display name is required.',
        name: 'Please use maximum 50 characters',
        surname: 'Please use maximum 50 characters',
      },
    ],
  ])('%j have these problems: %j', (typed, problems) => {
    expect(checkNames(typed)).toEqual(problems);
  });

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
