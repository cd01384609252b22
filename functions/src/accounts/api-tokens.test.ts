import { beforeEach, expect, it, vi } from 'vitest';
import { endTokensByBan } from './api-tokens.ts';

const { updates } = vi.hoisted(() => ({ updates: [] as (() => Promise<void>)[] }));
vi.mock('../platform/store.ts', () => ({
  store: {
    apiTokens: {
      patch: (changes: object) => changes,
      all: () => ({
        where: () => ({
          get: async () => ({ docs: updates.map((update) => ({ data: () => ({}), ref: { update } })) }),
        }),
      }),
    },
  },
}));

const failingWith = (code: number) =>
  vi.fn<() => Promise<void>>().mockRejectedValue(Object.assign(new Error(`Code ${code}.`), { code }));
const [NOT_FOUND, UNAVAILABLE] = [5, 14];

beforeEach(() => void updates.splice(0));

it('ends every token by a ban, and accepts that one is deleted at the same time', async () => {
  const update = vi.fn<() => Promise<void>>().mockResolvedValue();
  updates.push(failingWith(NOT_FOUND), update);
  await endTokensByBan('u1');
  expect(update).toHaveBeenCalledExactlyOnceWith({ ended_by_ban: true });
});

it('fails when the store cannot end a token', async () => {
  updates.push(failingWith(UNAVAILABLE));
  await expect(endTokensByBan('u1')).rejects.toThrow('Code 14.');
});
