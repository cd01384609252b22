import { type App, getApps, initializeApp } from 'firebase-admin/app';

/** `unknown`: Google's keys could not be read, so nothing can be said about any token. */
export type TokenAnswer = 'valid' | 'wrong' | 'unknown';

/** Says whether App Check made this token for a page of the project. */
export type CheckToken = (token: string) => Promise<TokenAnswer>;

/** Firebase's SDK throws the same code for a forged token and for keys that it could not read. Only the cause differs. */
const isKeyFailure = (error: unknown): boolean =>
  Object(Object(error as { cause?: unknown }).cause as { code?: unknown }).code === 'key-fetch-error';

/** Checks signature, project and expiry on this machine, with keys of Google that the SDK keeps for hours. */
export const checkTokenOf =
  (app: () => App): CheckToken =>
  async (token) => {
    const { getAppCheck } = await import('firebase-admin/app-check');
    try {
      await getAppCheck(app()).verifyToken(token);
      return 'valid';
    } catch (error) {
      return isKeyFailure(error) ? 'unknown' : 'wrong';
    }
  };

export const checkToken = checkTokenOf(() => getApps()[0] ?? initializeApp());
