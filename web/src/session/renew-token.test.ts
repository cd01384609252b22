import type { AppError, ErrorCode } from '@boma/domain/errors.ts';
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';

const TOKEN = 'an-api-token-0123456789';
const IDENTITY = 'an-identity-token-0123456789';

const calls = vi.hoisted(() => ({ callApi: vi.fn() }));
const provider = vi.hoisted(() => ({
  auth: { currentUser: null as User | null, authStateReady: () => Promise.resolve() },
}));

vi.mock('../lib/api-client.ts', () => calls);
vi.mock('../lib/firebase/auth.ts', () => ({ identityProvider: () => Promise.resolve(provider.auth) }));
vi.mock('firebase/auth', () => ({
  signOut: () => {
    provider.auth.currentUser = null;
    return Promise.resolve();
  },
  onIdTokenChanged: () => undefined,
}));

const user = { uid: 'u1', getIdToken: () => Promise.resolve(IDENTITY) } as unknown as User;
const view = { id: 'u1', display_name: 'Ranger 1234', is_subscribed: false, roles: [] };

/** The server: each call by its name. */
function answer(answers: Record<string, () => unknown>): void {
  calls.callApi.mockImplementation((name: string) =>
    Promise.resolve().then(answers[name] ?? (() => ({ data: {} }))),
  );
}

/** The server refuses. The error is of the same module as that of the code under test, which each test imports anew. */
async function refuseToken(code: ErrorCode, details?: AppError['details']): Promise<void> {
  const { AppError: Refusal } = await import('@boma/domain/errors.ts');
  answer({
    validateUser: () => {
      throw new Refusal(code, details);
    },
  });
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

describe('a token that has run out', () => {
  it('stays until a new one is stored, so that the user is never briefly a guest', async () => {
    storage.set('fbase-token', IDENTITY).set('api-token', 'a-token-that-has-run-out');
    provider.auth.currentUser = user;
    const kept: (string | undefined)[] = [];
    answer({
      validateUser: () => {
        kept.push(storage.get('api-token'));
        return { data: { access_token: TOKEN } };
      },
    });
    const { renewApiToken } = await startedKeeper();
    expect(await renewApiToken()).toBe(true);
    expect(kept).toEqual(['a-token-that-has-run-out']);
    expect(storage.get('api-token')).toBe(TOKEN);
  });
});

describe('a token that the server does not know any more', () => {
  beforeEach(() => {
    storage.set('fbase-token', IDENTITY).set('api-token', 'a-token-that-was-ended').set('ac-user', '{}');
  });

  it('is replaced once for all calls, if the sign-in still stands', async () => {
    provider.auth.currentUser = user;
    const { replaceApiToken, renewApiToken } = await startedKeeper();
    expect(await Promise.all([replaceApiToken(), replaceApiToken(), renewApiToken()])).toEqual([
      true,
      true,
      true,
    ]);
    expect(calls.callApi.mock.calls.map(([name]: unknown[]) => name)).toEqual(['validateUser']);
    expect(storage.get('api-token')).toBe(TOKEN);
  });

  it('stays with the whole session if that fails: the refused call ends it, and keeps the page to come back to', async () => {
    provider.auth.currentUser = user;
    await refuseToken('unauthenticated');
    const { replaceApiToken } = await startedKeeper();
    expect(await replaceApiToken()).toBe(false);
    expect([...storage.keys()]).toEqual(['fbase-token', 'api-token', 'ac-user']);
  });

  it('shows why, if staff have closed the account', async () => {
    provider.auth.currentUser = user;
    await refuseToken('banned', { alert: 'You sold rhino horn.' });
    const { replaceApiToken } = await startedKeeper();
    const { toastsInLine } = await import('../lib/toasts.ts');
    expect(await replaceApiToken()).toBe(false);
    expect(toastsInLine()).toMatchObject([{ text: 'You sold rhino horn.' }]);
  });

  it('leads nowhere without a sign-in: the dialog opens where the viewer is', async () => {
    const { replaceApiToken } = await startedKeeper();
    const { listenToSessionEvents } = await import('./session-events.later.ts');
    const hear = vi.fn();
    listenToSessionEvents(hear);
    expect(await replaceApiToken()).toBe(false);
    expect(hear).not.toHaveBeenCalled();
  });
});
