import { AppError } from '@boma/domain/errors.ts';
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';

const TOKEN = 'an-api-token-0123456789';
const IDENTITY = 'an-identity-token-0123456789';

const calls = vi.hoisted(() => ({ callApi: vi.fn() }));
const provider = vi.hoisted(() => ({
  auth: { currentUser: null as User | null, authStateReady: () => Promise.resolve() },
  tell: (_user: User | null): void => undefined,
}));

vi.mock('../lib/api-client.ts', () => calls);
vi.mock('../lib/firebase/auth.ts', () => ({ identityProvider: () => Promise.resolve(provider.auth) }));
vi.mock('firebase/auth', () => ({
  signOut: () => {
    provider.auth.currentUser = null;
    return Promise.resolve();
  },
  onIdTokenChanged: (_auth: unknown, hear: (user: User | null) => void) => {
    provider.tell = hear;
  },
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
  const keeper = await import('./session-keeper.later.ts');
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

  it('R4-030 without a user clears both tokens', async () => {
    storage.set('api-token', TOKEN).set('fbase-token', 'short').set('ac-user', '{}');
    await startedKeeper();
    knowsNow(null);
    await vi.waitFor(() => expect(storage.has('api-token')).toBe(false));
    expect(storage.has('fbase-token')).toBe(false);
    expect(storage.has('ac-user')).toBe(false);
  });
});

describe('an exchange', () => {
  it('R4-031 that fails at the server clears the API token, and keeps the sign-in for a retry', async () => {
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
    const { listenToSessionEvents } = await import('./session-events.later.ts');
    const hear = vi.fn();
    listenToSessionEvents(hear);
    expect(await renewApiToken()).toBe(false);
    expect(hear).toHaveBeenCalledWith({ kind: 'sign-in-needed' });
    expect(calls.callApi).not.toHaveBeenCalled();
    expect(storage.has('api-token')).toBe(false);
  });
});

describe('a session that could not be restored', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is tried again half a minute later', async () => {
    let failing = true;
    answer({
      validateUser: () => {
        if (failing) throw new AppError('unavailable');
        return { data: { access_token: TOKEN } };
      },
      showUser: () => ({ data: { user: view } }),
    });
    await startedKeeper();
    knowsNow(user);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(calls.callApi).toHaveBeenCalledTimes(1);
    failing = false;
    await vi.advanceTimersByTimeAsync(1);
    expect(storage.get('api-token')).toBe(TOKEN);
    expect(storage.has('ac-user')).toBe(true);
  });

  it('is left alone once the user has signed out', async () => {
    answer({
      validateUser: () => {
        throw new AppError('unavailable');
      },
    });
    const { logOut } = await startedKeeper();
    knowsNow(user);
    await vi.advanceTimersByTimeAsync(0);
    await logOut();
    calls.callApi.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.callApi).not.toHaveBeenCalled();
  });
});

it('an answer about the user from before a save does not replace the one after it', async () => {
  storage.set('fbase-token', IDENTITY).set('api-token', TOKEN);
  const before = Promise.withResolvers<unknown>();
  const answers = [before.promise, Promise.resolve({ data: { user: { ...view, display_name: 'Lerato' } } })];
  answer({ showUser: () => answers.shift() });
  await startedKeeper();
  knowsNow(user);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  storage.set('ac-user', JSON.stringify(view));
  const { fetchUser } = await import('./fetch-user.later.ts');
  await fetchUser();
  before.resolve({ data: { user: view } });
  const { sessionSettled } = await import('./session-keeper.later.ts');
  await sessionSettled();
  expect(JSON.parse(storage.get('ac-user') ?? '')).toMatchObject({ display_name: 'Lerato' });
});

describe('a user who signed out while the provider could not be reached', () => {
  it('is not signed in again by the provider’s stored session', async () => {
    provider.auth.currentUser = user;
    await startedKeeper();
    expect(provider.auth.currentUser).toBeNull();
    expect(calls.callApi).not.toHaveBeenCalled();
  });

  it('while a stored session continues', async () => {
    storage.set('fbase-token', IDENTITY);
    provider.auth.currentUser = user;
    await startedKeeper();
    expect(provider.auth.currentUser).toBe(user);
  });
});

describe('signing in with a form', () => {
  it('reports loggingIn while it runs, and then the next page', async () => {
    const { signInBy } = await startedKeeper();
    const { readSessionState } = await import('./session-state.ts');
    const { listenToSessionEvents } = await import('./session-events.later.ts');
    const hear = vi.fn();
    listenToSessionEvents(hear);
    let during = false;
    await signInBy(() => {
      during = readSessionState().loggingIn;
      provider.auth.currentUser = user;
      return Promise.resolve(user);
    }, 'the-boma');
    expect(during).toBe(true);
    expect(readSessionState().loggingIn).toBe(false);
    expect(hear).toHaveBeenCalledWith({ kind: 'signed-in', to: 'the-boma' });
  });
});

describe('unsent chat messages', () => {
  const KEPT = {
    'api-token': TOKEN,
    'fbase-token': 'short',
    'ac-user': '{}',
    'boma:unsent': '[]',
    'boma:drafts': '[]',
    'boma:intended-path': '/player',
  };
  const keepAll = () => {
    for (const [key, value] of Object.entries(KEPT)) storage.set(key, value);
  };

  it('stay when the session expires, so that the author can send them later', async () => {
    keepAll();
    await startedKeeper();
    knowsNow(null);
    await vi.waitFor(() => expect(storage.has('api-token')).toBe(false));
    expect(storage.has('boma:unsent')).toBe(true);
  });

  it('R4-039 are removed at once with the tokens and all other items when the user signs out, even if the server fails', async () => {
    keepAll();
    answer({
      clearToken: () => {
        throw new AppError('unavailable');
      },
    });
    const { logOut } = await startedKeeper();
    const leaving = logOut();
    expect([...storage.keys()]).toEqual([]);
    await leaving;
    expect([...storage.keys()]).toEqual([]);
  });

  it.each([
    ['the server ends, stay with the browser, for its next user', undefined, 0],
    ['the server could not be told to end, are ended by the browser', new AppError('unavailable'), 1],
  ])('pushes that %s', async (_what, refusal, times) => {
    const unsubscribe = vi.fn(async () => true);
    const getRegistration = async () => ({ pushManager: { getSubscription: async () => ({ unsubscribe }) } });
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
    keepAll();
    answer({
      clearToken: () => {
        if (refusal) throw refusal;
        return { data: {} };
      },
    });
    const { logOut } = await startedKeeper();
    await logOut();
    expect(unsubscribe).toHaveBeenCalledTimes(times);
  });

  it('are removed when the user signs out everywhere, and stay if that fails', async () => {
    keepAll();
    answer({
      signOutEverywhere: () => {
        throw new AppError('unavailable');
      },
    });
    await startedKeeper();
    const { signOutEverywhere } = await import('./sign-out-everywhere.ts');
    await expect(signOutEverywhere()).rejects.toMatchObject({ code: 'unavailable' });
    expect([...storage.keys()]).toEqual(Object.keys(KEPT));
    answer({});
    await signOutEverywhere();
    expect([...storage.keys()]).toEqual([]);
  });
});
