import { describe, expect, it } from 'vitest';
import { identityProblem } from './identity-problem.ts';

describe('a refusal by the identity provider', () => {
  it.each([
    ['auth/wrong-password', 'current'],
    ['auth/invalid-credential', 'current'],
    ['auth/weak-password', 'next'],
    ['auth/email-already-in-use', 'email'],
    ['auth/invalid-email', 'email'],
    ['auth/too-many-requests', 'form'],
    ['auth/never-heard-of', 'form'],
  ])('%s is told at %s', (code, field) => {
    expect(Object.keys(identityProblem({ code }))).toEqual([field]);
  });

  it('that is none is a technical issue', () => {
    expect(Object.keys(identityProblem(new Error('What?')))).toEqual(['form']);
    expect(identityProblem(undefined).form).toContain('technical issue');
  });
});
