import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emulators } from './params.ts';

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
