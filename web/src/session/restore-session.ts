import { API_TIMEOUT } from '../config/api.ts';
import { logFailure } from '../lib/log.ts';
import { readStored } from '../lib/storage.ts';
import { apiTokenKey, identityTokenKey } from '../lib/storage-keys.ts';

/** Milliseconds until a session that could not be restored is tried again, unless the browser comes online before. */
const AGAIN_AFTER = 30_000;

const isKept = () => [apiTokenKey, identityTokenKey].some((key) => readStored(key) !== null);

/** Browsers may remember that a script failed to load, so only the first failure proves that it is blocked. */
let isTried = false;

async function isBlocked(): Promise<boolean> {
  if (isTried) return false;
  const site = { cache: 'no-store', signal: AbortSignal.timeout(API_TIMEOUT) } as const;
  return fetch('/config.json', site).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** If the site answers but the identity provider's code does not load, the session is forgotten. */
async function startKeeper(): Promise<void> {
  const keeper = await import('./session-keeper.later.ts').catch(async (cause: unknown) => {
    const blocked = await isBlocked();
    isTried = true;
    if (blocked) (await import('./write-session.later.ts')).forgetSession();
    throw cause;
  });
  await keeper.startIdentity();
}

/**
 * Restores the session that this browser stores, if any; without a connection, once there is one again. Returns a
 * function that cancels it.
 */
export function restoreSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const callOff = () => {
    clearTimeout(timer);
    removeEventListener('online', attempt);
  };
  const wait = () => {
    addEventListener('online', attempt);
    if (navigator.onLine) timer = setTimeout(attempt, AGAIN_AFTER);
  };
  function attempt(): void {
    callOff();
    startKeeper().catch((cause: unknown) => {
      logFailure('Restoring the session', cause);
      if (!ended && isKept()) wait();
    });
  }
  if (isKept()) (navigator.onLine ? attempt : wait)();
  return () => {
    ended = true;
    callOff();
  };
}
