import type { ApiToken } from '@boma/domain/accounts/api-token.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Sanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashToken } from '../platform/hash-token.ts';
import { identify } from './identify.ts';

const stored = vi.hoisted(() => ({
  token: undefined as ApiToken | undefined,
  sanction: undefined as Sanction | undefined,
}));
const documentWith = vi.hoisted(() => (data: () => unknown) => () => ({ get: async () => ({ data }) }));
vi.mock('../platform/store.ts', () => ({
  store: {
    apiTokens: documentWith(() => stored.token),
    sanctions: documentWith(() => stored.sanction),
  },
}));

const token = 'a'.repeat(43);
const at = (real: number) => ({ real: () => real, now: async () => 0 });
const identifyAt = (real: number) => identify(`Bearer ${token}`, at(real));
const storedToken: ApiToken = {
  uid: 'u1',
  device: { id: 'd1', label: 'Firefox' },
  signed_in_at: 0,
  created_at: 0,
  used_at: 0,
  expires_at: 1000,
  ended_by_ban: false,
};

describe('identify', () => {
  beforeEach(() => {
    stored.token = storedToken;
    stored.sanction = undefined;
  });

  it('accepts a token until the moment it expires', async () => {
    expect(await identifyAt(999)).toEqual({
      uid: 'u1',
      session: { tokenId: hashToken(token), device: 'd1', signedInAt: 0 },
    });
    await expect(identifyAt(1000)).rejects.toThrow(new AppError('token-expired'));
  });

  it('refuses an unknown token', async () => {
    stored.token = undefined;
    await expect(identifyAt(0)).rejects.toThrow(new AppError('unauthenticated'));
  });

  it('R8-010 refuses a token that a ban ended, with the reason while the ban holds', async () => {
    stored.token = { ...storedToken, ended_by_ban: true };
    stored.sanction = { kind: 'ban', until: null, reason: 'Threats.', by: 'z1', imposed_at: 0 };
    for (const real of [0, 1000]) {
      const refused: unknown = await identifyAt(real).catch((error: unknown) => error);
      expect(refused).toMatchObject({
        code: 'banned',
        details: { alert: expect.stringContaining('Threats.') },
      });
    }
    stored.sanction = undefined;
    await expect(identifyAt(0)).rejects.toThrow(new AppError('unauthenticated'));
  });

  it('accepts a token that a ban ended where a banned user may call, until it expires', async () => {
    stored.token = { ...storedToken, ended_by_ban: true };
    const evenBanned = (real: number) => identify(`Bearer ${token}`, at(real), true);
    expect(await evenBanned(999)).toMatchObject({ uid: 'u1' });
    // Not renewed: that would ask Firebase Auth about an account that is disabled.
    stored.token = { ...storedToken, ended_by_ban: true, expires_at: 2 ** 40 };
    expect(await evenBanned(2 ** 39)).toMatchObject({ uid: 'u1' });
    await expect(evenBanned(2 ** 40)).rejects.toThrow(new AppError('token-expired'));
  });
});
