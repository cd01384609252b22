import { logFailure } from '../log.ts';
import { firebaseApp } from './app.ts';
import { startAppCheck } from './start-app-check.later.ts';

/** Milliseconds that a call waits for a token. */
const WAITS = 5000;

/** Something keeps reCAPTCHA away. The calls of a page wait for that once, not each for itself. */
let isLate = false;

async function token(): Promise<string | undefined> {
  const readToken = await startAppCheck(await firebaseApp());
  const found = await readToken?.();
  if (found !== undefined) isLate = false;
  return found;
}

/** Undefined if the token does not come in time. */
async function tokenInTime(): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(
      () => {
        isLate = true;
        resolve(undefined);
      },
      isLate ? 0 : WAITS,
    );
  });
  try {
    return await Promise.race([token(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * App Check's token for a call. Undefined if this deployment has no key, or if no token came: the server decides whether the call
 * passes without one.
 */
export async function attest(): Promise<string | undefined> {
  try {
    return await tokenInTime();
  } catch (cause) {
    logFailure('Getting a token of App Check', cause);
    return undefined;
  }
}
