import { AppError } from '@boma/domain/errors.ts';
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from './stub-storage.test-support.ts';

const TOKEN = 'an-api-token-0123456789';
const IDENTITY = 'an-identity-token-0123456789';

const calls = vi.hoisted(() => ({ callApi: vi.fn() }));
const provider = vi.hoisted(() => ({
  auth: { currentUser: null as User | null, authStateReady: () => Promise.resolve() },
  tell: (_user: User | null): void => undefined,
}));

vi.mock('../api-client.ts', () => calls);
vi.mock('../firebase/auth.ts', () => ({ identityProvider: () => Promise.resolve(provider.auth) }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: unknown, hear: (user: User | null) => void) => {
    provider.tell = hear;
  },
  signOut: () => Promise.resolve(),
}));

const user = { uid: 'u1', getIdToken: () => Promise.resolve(IDENTITY) } as unknown as User;
const view = { id: 'u1', display_name: 'Ranger 1234', is_subscribed: false, roles: [] };

/** The server: each call by its name. */
function answer(answers: Record<string, () => unknown>): void {
  calls.callApi.mockImplementation((name: string) =>
    Promise.resolve().then(answers[name] ?? (() => ({ data: {} }))),
  );
}

/** The provider's state has changed. */
function knowsNow(somebody: User | null): void {
  provider.auth.currentUser = somebody;
  provider.tell(somebody);
}

let storage: Map<string, string>;

async function startedKeeper() {
  const keeper = await import('./session-keeper.ts');
  await keeper.startIdentity();
  return keeper;
}

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  storage = stubStorage();
  provider.auth.currentUser = null;
  answer({
    validateUser: () => ({ data: { access_token: TOKEN } }),
    showUser: () => ({ data: { user: view } }),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the identity provider', () => {
  it('R4-025 gives an identity token when its state changes, which is kept and exchanged', async () => {
    await startedKeeper();
    knowsNow(user);
    await vi.waitFor(() => expect(storage.has('ac-user')).toBe(true));
    expect(storage.get('fbase-token')).toBe(IDENTITY);
    expect(storage.get('api-token')).toBe(TOKEN);
    expect(calls.callApi.mock.calls.map(([name]: unknown[]) => name)).toEqual(['validateUser', 'showUser']);
  });

  it('R4-030 that knows nobody clears both tokens', async () => {
    storage.set('api-token', TOKEN).set('fbase-token', 'short').set('ac-user', '{}');
    await startedKeeper();
    knowsNow(null);
    await vi.waitFor(() => expect(storage.has('api-token')).toBe(false));
    expect(storage.has('fbase-token')).toBe(false);
    expect(storage.has('ac-user')).toBe(false);
  });
});

describe('an exchange', () => {
  it('R4-031 that the server fails clears the API token, and leaves the sign-in for another try', async () => {
    answer({
      validateUser: () => {
        throw new AppError('unavailable');
      },
    });
    storage.set('api-token', 'a-left-over');
    await startedKeeper();
    knowsNow(user);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(storage.has('api-token')).toBe(false);
    expect(storage.get('fbase-token')).toBe(IDENTITY);
  });

  it('R4-032 without an identity token leads to sign-in', async () => {
    storage.set('api-token', TOKEN);
    const { renewApiToken } = await startedKeeper();
    const { listenToPassages } = await import('./arrivals.ts');
    const hear = vi.fn();
    listenToPassages(hear);
    expect(await renewApiToken()).toBe(false);
    expect(hear).toHaveBeenCalledWith({ kind: 'unproven' });
    expect(calls.callApi).not.toHaveBeenCalled();
    expect(storage.has('api-token')).toBe(false);
  });
});

describe('an entry by a form', () => {
  it('is told of the session while it lasts, and says where somebody goes', async () => {
    const { comeIn } = await startedKeeper();
    const { readSessionState } = await import('./session-state.ts');
    const { listenToPassages } = await import('./arrivals.ts');
    const hear = vi.fn();
    listenToPassages(hear);
    let during = false;
    await comeIn(() => {
      during = readSessionState().loggingIn;
      provider.auth.currentUser = user;
      return Promise.resolve(user);
    }, 'the-boma');
    expect(during).toBe(true);
    expect(readSessionState().loggingIn).toBe(false);
    expect(hear).toHaveBeenCalledWith({ kind: 'came-in', to: 'the-boma' });
  });
});
