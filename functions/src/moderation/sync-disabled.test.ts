import { beforeEach, expect, it, vi } from 'vitest';
import { syncDisabled } from './sync-disabled.ts';

const state = vi.hoisted(() => ({
  ban: false,
  deletion: undefined as 'asked' | 'deleting' | undefined,
  account: { disabled: false } as { disabled: boolean } | undefined,
  updates: [] as boolean[],
  /** Runs before Firebase Auth applies the next update. */
  meanwhile: async () => {},
}));

const documentWith = vi.hoisted(() => (data: () => unknown) => () => ({ get: async () => ({ data }) }));
vi.mock('../platform/store.ts', () => ({
  store: {
    sanctions: documentWith(() => ({ kind: state.ban ? 'ban' : 'mute' })),
    deletions: documentWith(() => state.deletion && { state: state.deletion }),
  },
}));
vi.mock('../platform/identity.ts', async (original) => ({
  ...(await original<object>()),
  findAccount: async () => state.account && { ...state.account },
  identity: async () => ({
    updateUser: async (_uid: string, { disabled }: { disabled: boolean }) => {
      const run = state.meanwhile;
      state.meanwhile = async () => {};
      await run();
      if (!state.account)
        throw Object.assign(new Error('There is no user.'), { code: 'auth/user-not-found' });
      state.account.disabled = disabled;
      state.updates.push(disabled);
    },
  }),
}));

beforeEach(() => {
  Object.assign(state, { ban: false, deletion: undefined, account: { disabled: false }, updates: [] });
});

it('disables a banned account, and changes nothing in a repeated call', async () => {
  state.ban = true;
  await syncDisabled('u1');
  await syncDisabled('u1');
  expect(state.updates).toEqual([true]);
});

it('enables an account whose ban was lifted, unless it is being deleted', async () => {
  state.account = { disabled: true };
  state.deletion = 'deleting';
  await syncDisabled('u1');
  expect(state.updates).toEqual([]);
  state.deletion = 'asked';
  await syncDisabled('u1');
  expect(state.updates).toEqual([false]);
});

it('leaves the account enabled when the ban is lifted during the call', async () => {
  state.ban = true;
  state.meanwhile = async () => {
    state.ban = false;
    await syncDisabled('u1');
  };
  await syncDisabled('u1');
  expect(state.account).toEqual({ disabled: false });
  expect(state.updates).toEqual([true, false]);
});

it('leaves the account disabled when the user is banned again during the call', async () => {
  state.account = { disabled: true };
  state.meanwhile = async () => {
    state.ban = true;
    await syncDisabled('u1');
  };
  await syncDisabled('u1');
  expect(state.account).toEqual({ disabled: true });
  expect(state.updates).toEqual([false, true]);
});

it('has nothing to do for an account that is gone, or goes meanwhile', async () => {
  state.ban = true;
  state.meanwhile = async () => {
    state.account = undefined;
  };
  await syncDisabled('u1');
  await syncDisabled('u1');
  expect(state.updates).toEqual([]);
});
