import { AppError } from '@boma/domain/errors.ts';
import type { DeletionView } from '@boma/domain/privacy/deletion.schema.ts';
import { useEffect } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { doneIfGone } from '../../../lib/asking/done-if-gone.ts';
import { logFailure } from '../../../lib/log.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { readStoredUser, useStoredUser } from '../../../session/session.ts';

export interface Leaving {
  /** Null: the account stays. Undefined while there is no answer yet. */
  readonly deletion: DeletionView | null | undefined;
  readonly failed: boolean;
}

/** Milliseconds. The server may work on for so long after its answer was lost. */
const WORKS_ON = 30_000;

const UNKNOWN: Leaving = { deletion: undefined, failed: false };

/** The last answer and its user. The banner above the profile and the section at its end share it. */
const known = createStore<{ readonly person: string; readonly leaving: Leaving } | undefined>(undefined);

const learn = (person: string, leaving: Leaving) => known.write({ person, leaving });

function knownOf(person: string | undefined): Leaving | undefined {
  const last = known.read();
  return last?.person === person ? last?.leaving : undefined;
}

async function load(person: string): Promise<void> {
  const before = known.read();
  const tell = (leaving: Leaving) => {
    // If the user has asked or undone something since the call, that is newer than this answer.
    if (known.read() === before) learn(person, leaving);
  };
  try {
    const { data } = await callApi('showDeletion');
    tell({ deletion: data.deletion, failed: false });
  } catch (cause) {
    logFailure('Reading whether the account is about to be deleted', cause);
    tell({ deletion: knownOf(person)?.deletion, failed: true });
  }
}

let loading: Promise<void> | undefined;

/** Asks the server again. Simultaneous callers share one request. */
export function refreshLeaving(): void {
  const person = readStoredUser()?.id;
  if (!person || loading) return;
  loading = load(person).finally(() => {
    loading = undefined;
    if (readStoredUser()?.id !== person) refreshLeaving();
  });
}

/** The requested deletion of the user's account, if any. */
export function useLeaving(): Leaving {
  const person = useStoredUser()?.id;
  const leaving = useStore({ subscribe: known.subscribe, read: () => knownOf(person) }, undefined);
  useEffect(() => {
    if (person) refreshLeaving();
  }, [person]);
  return leaving ?? UNKNOWN;
}

const meanwhile = (deletion: DeletionView | null) => {
  const person = readStoredUser()?.id;
  if (person) learn(person, { deletion, failed: false });
};

/** `firebase_token` must come from a fresh sign-in. @throws AppError. */
export async function askDeletion(firebase_token: string): Promise<void> {
  const own = ['forbidden', 'invalid-input', 'unavailable'] as const;
  try {
    const options = { own, timeout: WORKS_ON };
    const { data } = await callApi('askDeletion', { body: { firebase_token } }, options);
    meanwhile(data.deletion);
  } catch (cause) {
    // The server may have stored the request and only its answer was lost, or it may store it yet.
    if (cause instanceof AppError && cause.code === 'unavailable') {
      refreshLeaving();
      setTimeout(refreshLeaving, WORKS_ON);
    }
    throw cause;
  }
}

/** Also succeeds if the user has undone it elsewhere. @throws AppError `conflict` when it is too late. */
export async function undoDeletion(): Promise<void> {
  await doneIfGone(callApi('undoDeletion', {}, { own: ['conflict', 'not-found'] }));
  meanwhile(null);
}
