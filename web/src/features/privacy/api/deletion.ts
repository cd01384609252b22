import { AppError } from '@boma/domain/errors.ts';
import type { DeletionView } from '@boma/domain/privacy/deletion.schema.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { logFailure } from '../../../lib/log.ts';
import { readStoredUser, useStoredUser } from '../../../session/session.ts';

export interface Leaving {
  /** Null: they stay. Undefined while there is no answer yet. */
  readonly deletion: DeletionView | null | undefined;
  readonly failed: boolean;
}

const UNKNOWN: Leaving = { deletion: undefined, failed: false };

/** What is known, and of whom: the banner above the profile and the part below it tell the same. */
let known: { readonly person: string; readonly leaving: Leaving } | undefined;
const listeners = new Set<() => void>();

function learn(person: string, leaving: Leaving): void {
  known = { person, leaving };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const knownOf = (person: string | undefined) => (known?.person === person ? known?.leaving : undefined);

async function load(person: string): Promise<void> {
  const before = known;
  const tell = (leaving: Leaving) => {
    // What the person has done meanwhile is newer than this answer.
    if (known === before) learn(person, leaving);
  };
  try {
    const { data } = await callApi('showDeletion');
    tell({ deletion: data.deletion, failed: false });
  } catch (cause) {
    logFailure('Looking whether the account is about to be deleted', cause);
    tell({ deletion: knownOf(person)?.deletion, failed: true });
  }
}

let loading: Promise<void> | undefined;

/** Asks again, once for all who want to know at the same moment. */
export function lookAgain(): void {
  const person = readStoredUser()?.id;
  if (!person || loading) return;
  loading = load(person).finally(() => {
    loading = undefined;
    if (readStoredUser()?.id !== person) lookAgain();
  });
}

/** Whether the person's account is about to be deleted. */
export function useLeaving(): Leaving {
  const person = useStoredUser()?.id;
  const leaving = useSyncExternalStore(subscribe, () => knownOf(person));
  useEffect(() => {
    if (person) lookAgain();
  }, [person]);
  return leaving ?? UNKNOWN;
}

const meanwhile = (deletion: DeletionView | null) => {
  const person = readStoredUser()?.id;
  if (person) learn(person, { deletion, failed: false });
};

/** `firebase_token` is of a sign-in just made. @throws AppError. */
export async function askDeletion(firebase_token: string): Promise<void> {
  const own = ['forbidden', 'invalid-input', 'unavailable'] as const;
  try {
    meanwhile((await callApi('askDeletion', { body: { firebase_token } }, { own })).data.deletion);
  } catch (cause) {
    // The answer may have been lost rather than the question.
    if (cause instanceof AppError && cause.code === 'unavailable') lookAgain();
    throw cause;
  }
}

/** One that has been undone elsewhere is no problem. @throws AppError `conflict` when it is too late. */
export async function undoDeletion(): Promise<void> {
  try {
    await callApi('undoDeletion', {}, { own: ['conflict', 'not-found'] });
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'not-found') throw cause;
  }
  meanwhile(null);
}
