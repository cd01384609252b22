import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  type OAuthCredential,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { runtimeConfig } from '../lib/runtime-config.ts';

const WIDTH = 480;
const HEIGHT = 640;
/** Milliseconds between two checks whether the window was closed: no event tells. */
const CHECK_EVERY = 250;

let giveUp: (() => void) | undefined;

function openWindow(chooser: string): Window {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const opened = window.open(
    `${chooser}/?${new URLSearchParams({ origin: window.location.origin })}`,
    'boma-google',
    `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
  );
  if (!opened) throw new FirebaseError('auth/popup-blocked', 'The browser opened no window.');
  opened.focus();
  return opened;
}

function profileIn({ data }: MessageEvent<unknown>): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, profile } = data as Record<string, unknown>;
  return type === 'boma-google-profile' && typeof profile === 'object' && profile !== null
    ? profile
    : undefined;
}

/** The profile chosen in the local window that replaces Google's. A later call closes this one. */
function askChooser(chooser: string): Promise<object> {
  giveUp?.();
  const opened = openWindow(chooser);
  return new Promise((resolve, reject) => {
    let wasClosed = false;
    const end = (settle: () => void) => {
      clearInterval(checking);
      window.removeEventListener('message', hear);
      giveUp = undefined;
      settle();
    };
    const fail = (code: string, message: string) => end(() => reject(new FirebaseError(code, message)));
    const hear = (event: MessageEvent<unknown>) => {
      const profile = event.origin === chooser && event.source === opened && profileIn(event);
      if (profile) end(() => resolve(profile));
    };
    const checking = setInterval(() => {
      // The choice may still be on its way when the window has gone, so one check is not enough.
      if (wasClosed) fail('auth/popup-closed-by-user', 'The window was closed.');
      wasClosed = opened.closed;
    }, CHECK_EVERY);
    giveUp = () => fail('auth/cancelled-popup-request', 'Another window was opened.');
    window.addEventListener('message', hear);
  });
}

const credentialFrom = async (chooser: string): Promise<OAuthCredential> =>
  GoogleAuthProvider.credential(JSON.stringify(await askChooser(chooser)));

function google(parameters: Record<string, string>): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters(parameters);
  return provider;
}

/**
 * Lets the visitor choose a Google account and signs them in: at Google, or on the emulators in the window of the local
 * chooser. Call it from the handler of a press, or the browser may open no window.
 *
 * @throws FirebaseError among others `auth/popup-blocked`, `auth/popup-closed-by-user` and
 * `auth/cancelled-popup-request`, which is what an older call ends with when there is a newer one.
 */
export async function chooseGoogleAccount(auth: Auth): Promise<UserCredential> {
  // Known since `auth` is, so that the press still counts when the window is opened.
  const { googleChooser } = await runtimeConfig();
  return googleChooser
    ? signInWithCredential(auth, await credentialFrom(googleChooser))
    : signInWithPopup(auth, google({ prompt: 'select_account' }), browserPopupRedirectResolver);
}

/**
 * Lets the signed-in user choose their Google account again. Call it from the handler of a press.
 * @throws FirebaseError as `chooseGoogleAccount`, and `auth/user-mismatch` for another account than theirs.
 */
export async function chooseSameGoogleAccount(user: User): Promise<void> {
  const { googleChooser } = await runtimeConfig();
  if (googleChooser) await reauthenticateWithCredential(user, await credentialFrom(googleChooser));
  else
    await reauthenticateWithPopup(
      user,
      google({ login_hint: user.email ?? '' }),
      browserPopupRedirectResolver,
    );
}
