import { isToken } from '@boma/domain/accounts/user-type.ts';
import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import { type Auth, onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { callApi } from '../lib/api-client.ts';
import { identityProvider } from '../lib/firebase/auth.ts';
import { logFailure } from '../lib/log.ts';
import { readStored, removeStored } from '../lib/storage.ts';
import { apiTokenKey, simulatedPushKey } from '../lib/storage-keys.ts';
import { accountHere, type ClosedAccount, explainEndedSession } from './ended-session.ts';
import { keepAnswer } from './fetch-user.later.ts';
import { sessionChanged } from './session.ts';
import { reportSessionEvent, type Then } from './session-events.later.ts';
import { readSessionState, whileLoggingIn } from './session-state.ts';
import { requireStorage } from './storage-check.ts';
import { readKeptUser } from './stored-session.ts';
import {
  clearSession,
  dropApiToken,
  dropUser,
  forgetSession,
  keepApiToken,
  keepIdentityToken,
} from './write-session.later.ts';

/** Codes with which the exchange refuses for good: this sign-in is over. */
const OVER: readonly ErrorCode[] = ['unauthenticated', 'banned', 'forbidden'];
/** The calls of the session itself: the keeper answers each refusal. */
const OWN_CALL = { own: ['banned', 'forbidden'], ofSession: true } as const;
const isOver = (cause: unknown): cause is AppError => cause instanceof AppError && OVER.includes(cause.code);
/** True if the server refuses the API token, so that a new one may help. */
const isTokenRefused = (cause: unknown) =>
  isOver(cause) || (cause instanceof AppError && cause.code === 'token-expired');
/** Milliseconds until a session that could not be restored, or a user who could not be fetched, is tried again. */
const AGAIN_AFTER = 30_000;

let starting: Promise<Auth> | undefined;
let following = Promise.resolve();
let tryingAgain: ReturnType<typeof setTimeout> | undefined;

function tryAgainLater(auth: Auth): void {
  clearTimeout(tryingAgain);
  tryingAgain = setTimeout(() => {
    following = follow(auth, auth.currentUser);
  }, AGAIN_AFTER);
}

/** An answer may arrive after the user has signed out or another user has signed in. Such an answer is ignored. */
const isHere = (auth: Auth, user: User) => auth.currentUser?.uid === user.uid;

async function fetchApiToken(auth: Auth, user: User): Promise<void> {
  const firebase_token = await user.getIdToken();
  const { data } = await callApi('validateUser', { body: { firebase_token } }, OWN_CALL);
  if (isHere(auth, user)) keepApiToken(data.access_token);
}

async function exchange(auth: Auth, user: User): Promise<void> {
  try {
    await fetchApiToken(auth, user);
  } catch (cause) {
    if (!isHere(auth, user)) throw cause;
    dropApiToken();
    if (isOver(cause)) {
      forgetSession();
      await signOut(auth);
    }
    throw cause;
  }
}

const fetchUser = () => callApi('showUser', {}, OWN_CALL).then(({ data }) => data.user);

/** Fetches the user of the stored API token. A token that the server refuses is replaced once. */
async function refreshUser(auth: Auth, user: User): Promise<void> {
  const refresh = () => keepAnswer(fetchUser, () => isHere(auth, user));
  try {
    await refresh();
  } catch (cause) {
    if (!isTokenRefused(cause)) throw cause;
    if (!isHere(auth, user)) return;
    await exchange(auth, user);
    if (isHere(auth, user)) await refresh();
  }
}

/** Exchanges the identity token if there is no API token, then fetches the user. */
async function enter(auth: Auth, user: User): Promise<void> {
  clearTimeout(tryingAgain);
  // Also the user whose API token has ended: their address for pushes is still stored.
  const before = readKeptUser();
  if (before && before.id !== user.uid && isHere(auth, user)) dropUser();
  const identityToken = await user.getIdToken();
  if (!isHere(auth, user)) return;
  keepIdentityToken(identityToken);
  if (!isToken(readStored(apiTokenKey))) await exchange(auth, user);
  await refreshUser(auth, user).catch((cause: unknown) => {
    if (isTokenRefused(cause)) throw cause;
    logFailure('Fetching the user', cause);
    sessionChanged();
    tryAgainLater(auth);
  });
}

/** Shows why the session ended, if the server gave a reason. `here`: the account of this browser before that. */
function showReason({ code, details: { alert, caption } }: AppError, here?: ClosedAccount): void {
  if (alert) explainEndedSession(alert, caption, code === 'banned' ? here : undefined);
}

/**
 * Exchanges the sign-in of this device again and clears the API token of before. Each reauthentication is a newer sign-in:
 * with the older token this device could be signed out elsewhere, and go on by the newer sign-in.
 * @throws AppError. A sign-in that is over has then ended, and its reason is shown.
 */
export async function exchangeAgain(auth: Auth, user: User): Promise<void> {
  const here = accountHere();
  const before = readStored(apiTokenKey);
  try {
    await fetchApiToken(auth, user);
  } catch (cause) {
    if (isOver(cause) && isHere(auth, user)) {
      forgetSession();
      showReason(cause, here);
    }
    throw cause;
  }
  if (before === null || !isHere(auth, user)) return;
  await callApi('clearToken', {}, { token: before }).catch((cause: unknown) => {
    // A new password has ended it already.
    if (!(cause instanceof AppError && cause.code === 'unauthenticated'))
      logFailure('Clearing the token of before', cause);
  });
}

/** The provider drops a disabled account without a reason. Our server knows the reason for the token's owner. */
async function fetchReason(firebase_token: string, here?: ClosedAccount): Promise<void> {
  await callApi('validateUser', { body: { firebase_token } }, OWN_CALL).catch((cause: unknown) => {
    logFailure('Finding the sign-in again', cause);
    if (cause instanceof AppError) showReason(cause, here);
  });
}

async function follow(auth: Auth, user: User | null): Promise<void> {
  const { loggingIn, identityToken } = readSessionState();
  // While a form signs the user in, the form itself stores the new identity.
  if (loggingIn) return;
  const here = accountHere();
  if (!user) {
    forgetSession();
    // After a sign-out here there is no token left.
    return isToken(identityToken) ? fetchReason(identityToken, here) : undefined;
  }
  try {
    await enter(auth, user);
    reportSessionEvent({ kind: 'signed-in', to: 'stay' });
  } catch (cause) {
    logFailure('Restoring the session', cause);
    if (auth.currentUser && !isHere(auth, user)) return;
    if (!isOver(cause)) return tryAgainLater(auth);
    forgetSession();
    showReason(cause, here);
  }
}

async function start(): Promise<Auth> {
  const auth = await identityProvider();
  await auth.authStateReady();
  // The user signed out here while the provider could not be reached.
  if (auth.currentUser && !isToken(readSessionState().identityToken)) await signOut(auth);
  onIdTokenChanged(auth, (user) => {
    following = follow(auth, user);
  });
  return auth;
}

/** Keeps the stored session in step with the identity provider from now on. @throws AppError `unavailable` without a connection. */
export function startIdentity(): Promise<Auth> {
  starting ??= start().catch((cause: unknown) => {
    starting = undefined;
    throw cause;
  });
  return starting;
}

/**
 * Signs in by `prove` and stores the session. When it resolves, the page knows the user and the router knows where to
 * take them.
 * @throws what the identity provider throws; FirebaseError if the browser cannot keep a session; AppError when the server
 * does not let them in.
 */
export async function signInBy(prove: (auth: Auth) => Promise<User>, then: Then): Promise<void> {
  await whileLoggingIn(async () => {
    requireStorage();
    const auth = await startIdentity();
    try {
      await enter(auth, await prove(auth));
    } catch (cause) {
      if (!auth.currentUser) forgetSession();
      throw cause;
    }
  });
  reportSessionEvent({ kind: 'signed-in', to: then });
}

/** `no-sign-in`: this browser has no user at the identity provider. */
type Renewal = 'renewed' | 'failed' | 'no-sign-in';

async function renew(): Promise<Renewal> {
  const here = accountHere();
  try {
    const auth = await startIdentity();
    if (!auth.currentUser) return 'no-sign-in';
    await fetchApiToken(auth, auth.currentUser);
    sessionChanged();
    return 'renewed';
  } catch (cause) {
    logFailure('Renewing the session', cause);
    if (isOver(cause)) showReason(cause, here);
    return 'failed';
  }
}

let renewing: Promise<Renewal> | undefined;

/** Calls at the same time share one exchange. A failed one leaves the stored session to the refusal of the call. */
function renewOnce(): Promise<Renewal> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Exchanges the identity token again, for a call whose API token had expired. True if that worked. */
export async function renewApiToken(): Promise<boolean> {
  const renewal = await renewOnce();
  if (renewal === 'no-sign-in') {
    dropApiToken();
    reportSessionEvent({ kind: 'sign-in-needed' });
  }
  return renewal === 'renewed';
}

/** The same for a call whose API token the server does not know any more. */
export const replaceApiToken = async (): Promise<boolean> => (await renewOnce()) === 'renewed';

/** Resolves once the session that this page was loaded with is restored or ended. */
export async function sessionSettled(): Promise<void> {
  await startIdentity();
  await following;
}

/**
 * Gives up the address of this browser at the push service, for the user whose pushes the server could not be told to end: they
 * come no more, and the server hears that the address is gone.
 */
async function endPushes(): Promise<void> {
  removeStored(simulatedPushKey);
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Ends this device's session here and at once, whatever the server answers. */
export async function logOut(): Promise<void> {
  const cleared = callApi('clearToken', {}, OWN_CALL).catch(async (cause: unknown) => {
    // Another user may have signed in while the call had no answer.
    if (!isToken(readStored(apiTokenKey)))
      await endPushes().catch((failure: unknown) => logFailure('Ending the pushes', failure));
    throw cause;
  });
  clearTimeout(tryingAgain);
  clearSession();
  reportSessionEvent({ kind: 'signed-out' });
  const signedOut = startIdentity().then(signOut);
  for (const result of await Promise.allSettled([cleared, signedOut]))
    if (result.status === 'rejected') logFailure('Signing out', result.reason);
}
