import { describe, expect, it } from 'vitest';
import { AppError, type ErrorCode, errorStatus } from './errors.ts';

describe('AppError', () => {
  it.each(
    Object.entries(errorStatus) as [ErrorCode, number][],
  )('%s has status %i at the edge', (code, status) => {
    expect(new AppError(code).status).toBe(status);
  });

  it('keeps its cause for the log and its words for the person', () => {
    const cause = new Error('socket hang up');
    const error = new AppError('invalid-input', { cause, errors: { name: ['Please give a name.'] } });
    expect(error.cause).toBe(cause);
    expect(error.message).toBe('invalid-input');
    expect(error.details.errors).toEqual({ name: ['Please give a name.'] });
  });

  it('gives every refusal a status that is one', () => {
    for (const status of Object.values(errorStatus))
      expect(status).toSatisfy((n: number) => n >= 400 && n < 600);
  });
});
