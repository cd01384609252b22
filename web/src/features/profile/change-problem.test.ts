import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { changeProblem } from './change-problem.ts';

describe('a refusal by the identity provider', () => {
  it.each([
    ['auth/wrong-password', 'current'],
    ['auth/invalid-credential', 'current'],
    ['auth/weak-password', 'next'],
    ['auth/email-already-in-use', 'email'],
    ['auth/invalid-email', 'email'],
    ['auth/too-many-requests', 'form'],
    ['auth/never-heard-of', 'form'],
  ])('%s is shown at %s', (code, field) => {
    expect(Object.keys(changeProblem({ code }))).toEqual([field]);
  });

  it('R8-022 of an uncommon code is shown in the words of the provider', () => {
    const cause = Object.assign(new Error('Firebase: The herd is crossing. (auth/herd-crossing).'), {
      code: 'auth/herd-crossing',
    });
    expect(changeProblem(cause)).toEqual({ form: 'The herd is crossing.' });
  });

  it('or of the exchange after it, which nothing answered, is about the connection', () => {
    expect(changeProblem(new AppError('unavailable'))).toEqual({
      form: 'We could not reach the sign-in service. Please check your connection and try again.',
    });
  });

  it('that is none is a technical issue', () => {
    expect(Object.keys(changeProblem(new Error('What?')))).toEqual(['form']);
    expect(changeProblem(undefined).form).toContain('technical issue');
  });
});
