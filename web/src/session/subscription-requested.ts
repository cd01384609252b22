import { readStored, removeStored, writeStored } from '../lib/storage.ts';
import { subscriptionRequestedKey } from '../lib/storage-keys.ts';
import { sessionChanged, subscribeToSession } from './session.ts';

/** Milliseconds after which a payment no longer counts as on its way: it takes ten minutes at most. */
const LAPSES_AFTER = 3_600_000;

/**
 * True if the user of this browser was sent to the checkout within the last hour and is not known to be a member yet. Many
 * users leave the checkout without a signal to us. Signing out removes it.
 */
export function readRequested(): boolean {
  const sentAt = readStored(subscriptionRequestedKey);
  // A time ahead of now was written by a clock that has been set back since.
  return sentAt !== null && Math.abs(Date.now() - Number(sentAt)) < LAPSES_AFTER;
}

/** `on` when a payment link is issued; off once the account is a member's. */
export function setRequested(on: boolean): void {
  if (on) writeStored(subscriptionRequestedKey, String(Date.now()));
  else if (readStored(subscriptionRequestedKey) !== null) removeStored(subscriptionRequestedKey);
  else return;
  sessionChanged();
}

/** It changes with the session, in other tabs too. */
export const subscribe = subscribeToSession;
