import { readStored, removeStored, storageKeys, writeStored } from '../lib/storage.ts';
import { sessionChanged, subscribeToSession } from './session.ts';

/** Milliseconds after which nobody is taken any more for somebody whose payment is on its way: it takes ten minutes at most. */
const LAPSES_AFTER = 3_600_000;

/**
 * Was somebody in this browser sent to pay within the last hour, and is no member yet as far as it knows? Many go back from
 * the checkout without a word to us. Whoever leaves takes it along.
 */
export function readRequested(): boolean {
  const sentAt = readStored(storageKeys.subscriptionRequested);
  return sentAt !== null && Date.now() - Number(sentAt) < LAPSES_AFTER;
}

/** `on` from the moment a payment link was issued; off once the account says that they are a member. */
export function setRequested(on: boolean): void {
  if (on) writeStored(storageKeys.subscriptionRequested, String(Date.now()));
  else if (readStored(storageKeys.subscriptionRequested) !== null)
    removeStored(storageKeys.subscriptionRequested);
  else return;
  sessionChanged();
}

/** It changes with the session, in other tabs too. */
export const subscribe = subscribeToSession;
