import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';

const BEFORE = 'the-api-token-of-before';
const AFTER = 'the-api-token-of-this-proof';
const IDENTITY = 'an-identity-token-0123456789';

const calls = vi.hoisted(() => ({ callApi: vi.fn() }));
const provider = vi.hoisted(() => ({
  auth: { currentUser: null as User | null, authStateReady: () => Promise.resolve() },
  reauthenticate: vi.fn(),
  updatePassword: vi.fn(),
}));

vi.mock('../lib/api-client.ts', () => calls);
vi.mock('../lib/firebase/auth.ts', () => ({ identityProvider: () => Promise.resolve(provider.auth) }));
vi.mock('./google-popup.ts', () => ({ chooseSameGoogleAccount: provider.reauthenticate }));
vi.mock('firebase/auth', () => ({
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
  reauthenticateWithCredential: provider.reauthenticate,
  updatePassword: provider.updatePassword,
  verifyBeforeUpdateEmail: () => Promise.resolve(),
  sendEmailVerification: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  onIdTokenChanged: () => undefined,
}));

const user = {
  uid: 'u1',
  email: 'u1@boma.test',
  getIdToken: () => Promise.resolve(IDENTITY),
} as unknown as User;
const view = { id: 'u1', display_name: 'Ranger 1234', is_subscribed: false, roles: [] };
let storage: Map<string, string>;

const proofs = {
  'by the password': async () => (await import('./reauthenticate.ts')).proofByPassword('lion'),
  'by Google': async () => (await import('./reauthenticate.ts')).proofByGoogle(),
  'for another email': async () =>
    (await import('./change-credentials.ts')).changeEmail({ password: 'lion', email: 'u2@boma.test' }),
};
const sent = (name: string) =>
  calls.callApi.mock.calls.filter(([called]: unknown[]) => called === name).map(([, ...rest]) => rest);

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('location', new URL('https://boma.test/profile'));
  storage = stubStorage();
  storage.set('api-token', BEFORE).set('fbase-token', IDENTITY).set('ac-user', JSON.stringify(view));
  provider.auth.currentUser = user;
  provider.reauthenticate.mockResolvedValue(undefined);
  provider.updatePassword.mockResolvedValue(undefined);
  const answers: Record<string, object> = { validateUser: { access_token: AFTER }, showUser: { user: view } };
  calls.callApi.mockImplementation((name: string) => Promise.resolve({ data: answers[name] ?? {} }));
});

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// A reauthentication is a newer sign-in of this device. With the token of the older one it could not be signed out elsewhere.
describe.each(Object.entries(proofs))('a proof %s', (_, prove) => {
  it('exchanges the newer sign-in, and clears the token of the older one', async () => {
    await prove();
    expect(sent('validateUser')).toEqual([
      [{ body: { firebase_token: IDENTITY } }, { own: ['banned', 'forbidden'], ofSession: true }],
    ]);
    expect(sent('clearToken')).toEqual([[{}, { token: BEFORE }]]);
    expect(storage.get('api-token')).toBe(AFTER);
  });

  it('that is refused changes nothing', async () => {
    provider.reauthenticate.mockRejectedValue(new Error('wrong'));
    await expect(prove()).rejects.toThrow('wrong');
    expect(calls.callApi).not.toHaveBeenCalled();
    expect(storage.get('api-token')).toBe(BEFORE);
  });
});

it('a proof whose user has signed out meanwhile stores no token', async () => {
  const { proofByPassword } = await import('./reauthenticate.ts');
  calls.callApi.mockImplementation((name: string) => {
    if (name === 'validateUser') {
      provider.auth.currentUser = null;
      storage.clear();
    }
    return Promise.resolve({ data: { access_token: AFTER } });
  });
  await proofByPassword('lion');
  expect([...storage.keys()]).toEqual([]);
});

it('a proof for an account that staff have closed ends the session, and shows why', async () => {
  // The error is of the same module as that of the code under test, which each test imports anew.
  const { AppError } = await import('@boma/domain/errors.ts');
  const { toastsInLine } = await import('../lib/toasts.ts');
  const { proofByPassword } = await import('./reauthenticate.ts');
  calls.callApi.mockRejectedValue(new AppError('banned', { alert: 'You sold rhino horn.' }));
  await expect(proofByPassword('lion')).rejects.toMatchObject({ code: 'banned' });
  expect(toastsInLine()).toMatchObject([{ text: 'You sold rhino horn.' }]);
  expect([...storage.keys()]).toEqual(['boma:closed-account']);
});

it('a new password that is refused leaves the newer sign-in with its token', async () => {
  provider.updatePassword.mockRejectedValue(new Error('weak'));
  const { changePassword } = await import('./change-credentials.ts');
  await expect(changePassword({ current: 'lion', next: 'a' })).rejects.toThrow('weak');
  expect(sent('clearToken')).toEqual([[{}, { token: BEFORE }]]);
  expect(storage.get('api-token')).toBe(AFTER);
});
