import { readStored } from '../lib/storage.ts';
import { apiTokenKey, identityTokenKey } from '../lib/storage-keys.ts';

/** The tokens a browser stores for its session, and whether a form of this tab is signing a user in. */
export interface SessionState {
  readonly apiToken: string | null;
  readonly identityToken: string | null;
  readonly loggingIn: boolean;
}

let signIns = 0;

export function readSessionState(): SessionState {
  return {
    apiToken: readStored(apiTokenKey),
    identityToken: readStored(identityTokenKey),
    loggingIn: signIns > 0,
  };
}

/** Runs a sign-in, and reports `loggingIn` for as long as it takes. */
export async function whileLoggingIn<T>(signIn: () => Promise<T>): Promise<T> {
  signIns += 1;
  try {
    return await signIn();
  } finally {
    signIns -= 1;
  }
}
