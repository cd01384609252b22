import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adverts, analytics, appCheck, appCheckMode, emulators, pushes } from './params.ts';

beforeEach(() => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:5082');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:5084');
  vi.stubEnv('GOOGLE_CHOOSER', 'http://127.0.0.1:5092');
});

afterEach(() => vi.unstubAllEnvs());

it('returns the emulators and the account chooser while the functions are emulated', () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect(emulators()).toEqual({
    firestoreEmulator: '127.0.0.1:5082',
    authEmulator: '127.0.0.1:5084',
    googleChooser: 'http://127.0.0.1:5092',
  });
});

it('returns no emulators in production, even if the environment names some', () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  expect(emulators()).toEqual({});
});

it('tells how far the simulated camp is ahead, on the emulators only', () => {
  vi.stubEnv('CAMP_SHIFT', '5400000');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect(emulators()).toHaveProperty('campShift', 5_400_000);
  vi.stubEnv('CAMP_SHIFT', '0');
  expect(emulators()).not.toHaveProperty('campShift');
  vi.stubEnv('CAMP_SHIFT', '5400000');
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  expect(emulators()).toEqual({});
});

it('R7-084 counts views only if both the collector and the name of the site are configured', () => {
  vi.stubEnv('ANALYTICS_ENDPOINT', 'https://count.example/api/event');
  vi.stubEnv('ANALYTICS_SITE', 'boma.example');
  expect(analytics()).toEqual({
    analytics: { endpoint: 'https://count.example/api/event', site: 'boma.example' },
  });
  vi.stubEnv('ANALYTICS_SITE', '');
  expect(analytics()).toEqual({});
});

it('R7-087 leaves the places for adverts to ourselves unless a network and its account are configured', () => {
  expect(adverts()).toEqual({});
  vi.stubEnv('ADVERT_NETWORK', 'google');
  expect(adverts()).toEqual({});
  vi.stubEnv('ADVERT_ACCOUNT', '/1234567/boma');
  expect(adverts()).toEqual({ adverts: { network: 'google', account: '/1234567/boma' } });
  vi.stubEnv('CONSENT_MANAGER', 'https://consent.example/cmp.js');
  expect(adverts().adverts).toHaveProperty('consent_manager', 'https://consent.example/cmp.js');
  vi.stubEnv('ADVERT_NETWORK', 'none');
  expect(adverts()).toEqual({ adverts: { network: 'none' } });
});

it('offers pushes only with a public key, and on the emulators those of the simulator', () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  expect(pushes()).toEqual({});
  vi.stubEnv('PUSH_VAPID_KEY', 'a-public-key');
  expect(pushes()).toEqual({ push: { vapid_key: 'a-public-key' } });
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect(pushes()).toEqual({});
  vi.stubEnv('PUSH_ADDRESS', 'http://127.0.0.1:5094');
  expect(pushes()).toEqual({ push: { vapid_key: 'simulated' } });
});

it('has App Check off without a key, for an unknown word, and on the emulators', () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  expect([appCheckMode(), appCheck()]).toEqual(['off', {}]);
  vi.stubEnv('APP_CHECK', 'enforce');
  expect([appCheckMode(), appCheck()]).toEqual(['off', {}]);
  vi.stubEnv('APP_CHECK_SITE_KEY', 'a-site-key');
  expect([appCheckMode(), appCheck()]).toEqual(['enforce', { appCheck: { site_key: 'a-site-key' } }]);
  vi.stubEnv('APP_CHECK', 'monitor');
  expect([appCheckMode(), appCheck()]).toEqual(['monitor', { appCheck: { site_key: 'a-site-key' } }]);
  vi.stubEnv('APP_CHECK', 'off');
  expect([appCheckMode(), appCheck()]).toEqual(['off', {}]);
  vi.stubEnv('APP_CHECK', 'monitor');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect([appCheckMode(), appCheck()]).toEqual(['off', {}]);
});
