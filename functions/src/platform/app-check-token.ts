import { type App, getApps, initializeApp } from 'firebase-admin/app';

/** `unknown`: Google's keys could not be read, so nothing can be said about any token. */
export type TokenAnswer = 'valid' | 'wrong' | 'unknown';

/** Says whether App Check made this token for a page of the project. */
export type CheckToken = (token: string) => Promise<TokenAnswer>;

/** Firebase's SDK throws the same code for a forged token and for keys that it could not read. Only the cause differs. */
const isKeyFailure = (error: unknown): boolean =>
  Object(Object(error as { cause?: unknown }).cause as { code?: unknown }).code === 'key-fetch-error';

/** Milliseconds. The SDK itself waits for the keys for longer than a call may take. */
const KEYS_WITHIN = 2000;
/** So long nothing is checked after the keys did not come, in milliseconds. */
const UNKNOWN_FOR = 60_000;

/** Checks signature, project and expiry on this machine, with keys of Google that the SDK keeps for hours. */
export function checkTokenOf(app: () => App, within = KEYS_WITHIN): CheckToken {
  let unknownUntil = 0;
  const verify = async (token: string): Promise<TokenAnswer> => {
    const { getAppCheck } = await import('firebase-admin/app-check');
    try {
      await getAppCheck(app()).verifyToken(token);
      return 'valid';
    } catch (error) {
      return isKeyFailure(error) ? 'unknown' : 'wrong';
    }
  };
  return async (token) => {
    if (performance.now() < unknownUntil) return 'unknown';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<TokenAnswer>((resolve) => {
      timer = setTimeout(() => {
        unknownUntil = performance.now() + UNKNOWN_FOR;
        resolve('unknown');
      }, within);
    });
    return Promise.race([verify(token), late]).finally(() => clearTimeout(timer));
  };
}

export const checkToken = checkTokenOf(() => getApps()[0] ?? initializeApp());
