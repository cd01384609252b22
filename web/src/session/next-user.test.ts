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

async function startKeeper(): Promise<void> {
  const { startIdentity } = await import('./session-keeper.later.ts');
  await startIdentity();
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

describe('an answer that arrives after another user has signed in', () => {
  const next = { uid: 'u2', getIdToken: () => Promise.resolve('another-identity-token') } as unknown as User;
  const nextToken = 'the-api-token-of-the-next';

  /** The one before is still waiting for the server when the next one is in. */
  async function handedOver() {
    const first = Promise.withResolvers<unknown>();
    const tokens = [first.promise, Promise.resolve({ data: { access_token: nextToken } })];
    answer({
      validateUser: () => tokens.shift(),
      showUser: () => ({
        data: { user: { ...view, id: storage.get('api-token') === nextToken ? 'u2' : 'u1' } },
      }),
    });
    await startKeeper();
    knowsNow(user);
    await vi.waitFor(() => expect(tokens).toHaveLength(1));
    knowsNow(next);
    await vi.waitFor(() => expect(storage.get('ac-user')).toContain('u2'));
    return first;
  }

  const expectTheNext = () => {
    expect(storage.get('api-token')).toBe(nextToken);
    expect(storage.get('fbase-token')).toBe('another-identity-token');
    expect(storage.get('ac-user')).toContain('u2');
    expect(provider.auth.currentUser).toBe(next);
  };

  it('does not restore the previous user’s session', async () => {
    const first = await handedOver();
    first.resolve({ data: { access_token: TOKEN } });
    await new Promise(setImmediate);
    expectTheNext();
  });

  it('does not sign them out', async () => {
    const first = await handedOver();
    first.reject(new AppError('unauthenticated'));
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expectTheNext();
  });
});

describe('a user who comes back to this browser after the API token has ended', () => {
  const pushes = 'boma:push-address';

  beforeEach(() => {
    storage.set('fbase-token', IDENTITY).set('ac-user', JSON.stringify(view)).set(pushes, 'an-address');
    storage.set('subscription-requested', '1764496800000');
  });

  it('is asked for the address of their pushes again', async () => {
    await startKeeper();
    knowsNow(user);
    await vi.waitFor(() => expect(calls.callApi).toHaveBeenCalledWith('showUser', {}, expect.anything()));
    expect(storage.get(pushes)).toBe('');
  });

  it('leaves another user no pushes and no payment of theirs', async () => {
    answer({
      validateUser: () => ({ data: { access_token: TOKEN } }),
      showUser: () => ({ data: { user: { ...view, id: 'u2' } } }),
    });
    await startKeeper();
    knowsNow({ ...user, uid: 'u2' } as User);
    await vi.waitFor(() => expect(storage.get('ac-user')).toContain('u2'));
    expect([...storage.keys()].toSorted()).toEqual(['ac-user', 'api-token', 'fbase-token']);
  });

  it('is not shown to another user who cannot be fetched yet', async () => {
    answer({
      validateUser: () => ({ data: { access_token: TOKEN } }),
      showUser: () => {
        throw new AppError('unavailable');
      },
    });
    await startKeeper();
    knowsNow({ ...user, uid: 'u2' } as User);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(storage.get('api-token')).toBe(TOKEN);
    expect(storage.has('ac-user')).toBe(false);
  });
});
