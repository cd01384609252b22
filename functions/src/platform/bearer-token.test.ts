import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { bearerToken } from './bearer-token.ts';
import { hashToken } from './hash-token.ts';

const token = 'a'.repeat(43);

describe('bearerToken', () => {
  it.each([
    [undefined, null],
    ['Bearer null', null],
    [`Bearer ${token}`, token],
    [`bearer  ${token} `, token],
  ])('of %j is %j', (header, expected) => {
    expect(bearerToken(header)).toBe(expected);
  });

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer undefined',
    `Bearer ${'a'.repeat(20)}`,
    `Basic ${token}`,
    `Bearer ${token} x`,
  ])('R8-011 refuses %j', (header) => {
    expect(() => bearerToken(header)).toThrow(new AppError('unauthenticated'));
  });
});

describe('hashToken', () => {
  it('keeps a token by its SHA-256', () => {
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
