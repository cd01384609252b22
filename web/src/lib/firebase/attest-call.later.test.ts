import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const appCheck = vi.hoisted(() => ({
  initializeAppCheck: vi.fn<(app: object, options: object) => object>(() => ({ name: 'app-check' })),
  getToken: vi.fn<() => Promise<{ token: string }>>(),
  loads: vi.fn(),
}));
vi.mock('../../config/uses-app-check.ts', () => ({ usesAppCheck: true }));
vi.mock('firebase/app', () => ({ initializeApp: (options: object) => ({ options }) }));
vi.mock('firebase/app-check', () => {
  appCheck.loads();
  return {
    initializeAppCheck: appCheck.initializeAppCheck,
    getToken: appCheck.getToken,
    ReCaptchaEnterpriseProvider: class {
      readonly key: string;
      constructor(key: string) {
        this.key = key;
      }
    },
  };
});

const WITH_KEY = {
  mediaServer: '',
  mediaApplication: '',
  version: '1',
  appCheck: { site_key: 'a-site-key' },
};

/** The module of a page that has just been opened, whose server says this. */
async function openPage(config: object) {
  vi.resetModules();
  const [{ attest }, { firebaseApp }] = await Promise.all([
    import('./attest-call.later.ts'),
    import('./app.ts'),
  ]);
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/config.json' ? config : { projectId: 'demo-boma' }),
  );
  return { attest, firebaseApp };
}

beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('starts nothing and loads nothing of App Check where the server names no key', async () => {
  const { appCheck: _, ...without } = WITH_KEY;
  const { attest } = await openPage(without);
  expect(await attest()).toBeUndefined();
  expect([appCheck.loads.mock.calls, appCheck.initializeAppCheck.mock.calls]).toEqual([[], []]);
});

it('answers the token, and starts App Check once, with the key that the server names', async () => {
  appCheck.getToken.mockResolvedValue({ token: 'a-token' });
  const { attest } = await openPage(WITH_KEY);
  expect([await attest(), await attest()]).toEqual(['a-token', 'a-token']);
  expect(appCheck.initializeAppCheck).toHaveBeenCalledTimes(1);
  expect(appCheck.initializeAppCheck).toHaveBeenCalledWith(
    { options: { projectId: 'demo-boma' } },
    { provider: { key: 'a-site-key' }, isTokenAutoRefreshEnabled: true },
  );
});

it('starts App Check before any service of Firebase gets the app', async () => {
  const { firebaseApp } = await openPage(WITH_KEY);
  await firebaseApp();
  expect(appCheck.initializeAppCheck).toHaveBeenCalledTimes(1);
});

it('goes on without a token where reCAPTCHA refuses', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  appCheck.getToken.mockRejectedValue(new Error('recaptcha-error'));
  const { attest } = await openPage(WITH_KEY);
  expect(await attest()).toBeUndefined();
  expect(complain).toHaveBeenCalledWith('Getting a token of App Check failed', expect.any(Error));
  complain.mockRestore();
});

it('waits five seconds for a token that does not come, and only once in a page', async () => {
  const asked = Promise.withResolvers<{ token: string }>();
  const called = Promise.withResolvers<void>();
  appCheck.getToken.mockImplementation(() => {
    called.resolve();
    return asked.promise;
  });
  const { attest } = await openPage(WITH_KEY);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = attest();
  await called.promise;
  await vi.advanceTimersByTimeAsync(4999);
  const early = Symbol('early');
  expect(await Promise.race([first, Promise.resolve(early)])).toBe(early);
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toBeUndefined();
  const second = attest();
  await vi.advanceTimersByTimeAsync(0);
  expect(await second).toBeUndefined();
  asked.resolve({ token: 'a-token' });
  const third = attest();
  await vi.advanceTimersByTimeAsync(0);
  expect(await third).toBe('a-token');
});
