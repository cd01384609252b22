import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  type OAuthCredential,
  signInWithCredential,
  signInWithPopup,
  type UserCredential,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { chooseGoogleAccount } from './google-popup.ts';

vi.mock('firebase/auth', { spy: true });
vi.mock('../lib/runtime-config.ts', { spy: true });

const CHOOSER = 'http://127.0.0.1:5092';
const PROFILE = { sub: '1', email: 'thandi@gmail.test', email_verified: true, name: 'Thandi Maseko' };
const auth = {} as Auth;
const signedIn = { user: { uid: 'thandi' } } as UserCredential;
const config = { mediaServer: '', mediaApplication: 'boma', version: '1' };
const choice = { type: 'boma-google-profile', profile: PROFILE };

let frames: HTMLIFrameElement[];
let open: MockInstance<typeof window.open>;

/** A frame in place of the window: it is the window of another page too, and counts as closed once removed. */
function openFrame(): Window | null {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frames.push(frame);
  return frame.contentWindow;
}

function say(data: unknown, { origin = CHOOSER, from = frames.at(-1) } = {}): void {
  const source = from?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

/** Has the window been opened? */
const opened = async (times = 1) => {
  await expect.poll(() => open).toHaveBeenCalledTimes(times);
};

beforeEach(() => {
  frames = [];
  vi.clearAllMocks();
  open = vi.spyOn(window, 'open').mockImplementation(openFrame);
  vi.mocked(runtimeConfig).mockResolvedValue({ ...config, googleChooser: CHOOSER });
  vi.mocked(signInWithCredential).mockResolvedValue(signedIn);
  vi.mocked(signInWithPopup).mockResolvedValue(signedIn);
});

afterEach(() => {
  for (const frame of frames) frame.remove();
});

describe('on the emulators', () => {
  it('R1-037 opens the chooser in its own window and signs in with the chosen profile', async () => {
    const entering = chooseGoogleAccount(auth);
    await opened();
    const [address, name, features] = open.mock.calls[0] ?? [];
    expect(address).toBe(`${CHOOSER}/?origin=${encodeURIComponent(window.location.origin)}`);
    expect(name).toBe('boma-google');
    expect(features).toMatch(/^popup,width=480,height=640,/);
    say(choice);
    await expect(entering).resolves.toBe(signedIn);
    const [passed, credential] = vi.mocked(signInWithCredential).mock.calls[0] ?? [];
    expect(passed).toBe(auth);
    expect(credential?.providerId).toBe('google.com');
    expect(JSON.parse((credential as OAuthCredential).idToken ?? '')).toEqual(PROFILE);
    expect(signInWithPopup).not.toHaveBeenCalled();
  });

  it('accepts messages only from the chooser in the window it opened', async () => {
    const entering = chooseGoogleAccount(auth);
    await opened();
    const forged = { ...choice, profile: { ...PROFILE, email: 'admin@boma.test' } };
    openFrame();
    const [own, other] = frames;
    say(forged, { from: other });
    say(forged, { from: own, origin: window.location.origin });
    say(forged, { from: own, origin: 'http://127.0.0.1:5093' });
    for (const data of [null, 'text', {}, { ...forged, type: 'another' }, { ...choice, profile: null }])
      say(data, { from: own });
    expect(signInWithCredential).not.toHaveBeenCalled();
    say(choice, { from: own });
    await entering;
    const [, credential] = vi.mocked(signInWithCredential).mock.calls[0] ?? [];
    expect((credential as OAuthCredential).idToken).toContain(PROFILE.email);
  });

  it('ends when the user closes the window', async () => {
    const entering = chooseGoogleAccount(auth);
    await opened();
    frames[0]?.remove();
    await expect(entering).rejects.toHaveProperty('code', 'auth/popup-closed-by-user');
    expect(signInWithCredential).not.toHaveBeenCalled();
  });

  it('still accepts a choice that arrives after the window has closed', async () => {
    const gone = { closed: false, focus: () => {} };
    const source = openFrame();
    open.mockReturnValue(Object.defineProperties(source, Object.getOwnPropertyDescriptors(gone)));
    const entering = chooseGoogleAccount(auth);
    await opened();
    const looked = vi.fn(() => true);
    Object.defineProperty(source, 'closed', { get: looked });
    await expect.poll(() => looked, { interval: 10 }).toHaveBeenCalled();
    say(choice);
    await expect(entering).resolves.toBe(signedIn);
  });

  it('reports a window that the browser blocks', async () => {
    open.mockReturnValue(null);
    await expect(chooseGoogleAccount(auth)).rejects.toHaveProperty('code', 'auth/popup-blocked');
  });

  it('abandons the older of two windows', async () => {
    const older = chooseGoogleAccount(auth);
    await opened();
    const newer = chooseGoogleAccount(auth);
    await expect(older).rejects.toHaveProperty('code', 'auth/cancelled-popup-request');
    say(choice);
    await expect(newer).resolves.toBe(signedIn);
    expect(signInWithCredential).toHaveBeenCalledTimes(1);
  });
});

it('R1-037 calls Google itself in production, and passes the resolver only there', async () => {
  vi.mocked(runtimeConfig).mockResolvedValue(config);
  await expect(chooseGoogleAccount(auth)).resolves.toBe(signedIn);
  const [passed, provider, resolver] = vi.mocked(signInWithPopup).mock.calls[0] ?? [];
  expect([passed, resolver]).toEqual([auth, browserPopupRedirectResolver]);
  expect(provider).toBeInstanceOf(GoogleAuthProvider);
  expect((provider as GoogleAuthProvider).getCustomParameters()).toEqual({ prompt: 'select_account' });
  expect(open).not.toHaveBeenCalled();
});
