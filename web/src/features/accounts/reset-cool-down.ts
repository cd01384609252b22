import { RESET_COOL_DOWN } from '../../config/accounts.ts';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';

/** Whole seconds until another mail may be asked for, also after the page was loaded anew. 0: now. */
export function secondsUntilReset(now: number): number {
  const sentAt = Number(readStored(storageKeys.resetSentAt) ?? Number.NaN);
  // A clock that was set back must not keep somebody waiting for years.
  if (!(sentAt <= now)) return 0;
  return Math.max(0, Math.ceil((sentAt + RESET_COOL_DOWN - now) / 1000));
}

export function recordReset(now: number): void {
  writeStored(storageKeys.resetSentAt, String(now));
}
