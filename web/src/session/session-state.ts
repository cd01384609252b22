import { readStored, storageKeys } from '../lib/storage.ts';

/** What a browser holds of a session, and what this tab is doing about it. */
export interface SessionState {
  readonly apiToken: string | null;
  readonly identityToken: string | null;
  /** Path and query somebody wanted before they were asked to sign in. */
  readonly intendedPath: string | null;
  /** Is somebody coming in through a form of this tab? */
  readonly loggingIn: boolean;
  /** Of a way to sign in with a code, which no screen has. */
  readonly requestingCode: false;
  readonly validatingCode: false;
  readonly subscriptionRequested: boolean;
}

let entries = 0;

export function readSessionState(): SessionState {
  return {
    apiToken: readStored(storageKeys.apiToken),
    identityToken: readStored(storageKeys.identityToken),
    intendedPath: readStored(storageKeys.intendedPath),
    loggingIn: entries > 0,
    requestingCode: false,
    validatingCode: false,
    subscriptionRequested: readStored(storageKeys.subscriptionRequested) !== null,
  };
}

/** Runs an entry, and says of the session that somebody is coming in for as long as it takes. */
export async function whileLoggingIn<T>(enter: () => Promise<T>): Promise<T> {
  entries += 1;
  try {
    return await enter();
  } finally {
    entries -= 1;
  }
}
