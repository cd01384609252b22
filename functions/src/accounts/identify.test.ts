import { AppError } from '@boma/domain/errors.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashToken } from '../platform/hash-token.ts';
import { identify } from './identify.ts';

const readDocument = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../platform/firestore.ts', () => ({ readDocument, documentAt: vi.fn<() => unknown>() }));

const token = 'a'.repeat(43);
const at = (real: number) => ({ real: () => real, now: async () => 0 });
const asked = (real: number) => identify(`Bearer ${token}`, at(real));

describe('identify', () => {
  beforeEach(() => {
    readDocument.mockResolvedValue({
      uid: 'u1',
      device: { id: 'd1', label: 'Firefox' },
      signed_in_at: 0,
      created_at: 0,
      used_at: 0,
      expires_at: 1000,
    });
  });

  it('knows a token until the end of its time, which is no longer within', async () => {
    expect(await asked(999)).toEqual({
      kind: 'user',
      uid: 'u1',
      session: { path: `api-tokens/${hashToken(token)}`, device: 'd1', signedInAt: 0 },
    });
    await expect(asked(1000)).rejects.toThrow(new AppError('token-expired'));
  });

  it('knows no token that is not kept', async () => {
    readDocument.mockResolvedValue(undefined);
    await expect(asked(0)).rejects.toThrow(new AppError('unauthenticated'));
  });
});
