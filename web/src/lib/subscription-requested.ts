import { sessionChanged, subscribeToSession } from './session.ts';
import { readStored, removeStored, storageKeys, writeStored } from './storage.ts';

/** Has somebody in this browser been sent to pay, and is no member yet as far as it knows? Whoever leaves takes it along. */
export const readRequested = () => readStored(storageKeys.subscriptionRequested) !== null;

/** `on` from the moment a payment link was issued; off once the account says that they are a member. */
export function setRequested(on: boolean): void {
  if (on === readRequested()) return;
  if (on) writeStored(storageKeys.subscriptionRequested, 'true');
  else removeStored(storageKeys.subscriptionRequested);
  sessionChanged();
}

/** It changes with the session, in other tabs too. */
export const subscribe = subscribeToSession;
