import { AppError } from '@boma/domain/errors.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bearerToken, identify } from './auth.ts';
import { hashToken } from './hash-token.ts';

const readDocument = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./firestore.ts', () => ({ readDocument }));

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

describe('identify', () => {
  const at = (real: number) => ({ real: () => real, now: async () => 0 });
  const asked = (real: number) => identify(`Bearer ${token}`, at(real));

  beforeEach(() => {
    readDocument.mockResolvedValue({ uid: 'u1', created_at: 0, expires_at: 1000 });
  });

  it('knows a token until the end of its time, which is no longer within', async () => {
    expect(await asked(999)).toEqual({ kind: 'user', uid: 'u1' });
    await expect(asked(1000)).rejects.toThrow(new AppError('token-expired'));
  });

  it('knows no token that is not kept', async () => {
    readDocument.mockResolvedValue(undefined);
    await expect(asked(0)).rejects.toThrow(new AppError('unauthenticated'));
  });
});

describe('hashToken', () => {
  it('keeps a token by its SHA-256', () => {
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
