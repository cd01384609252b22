import { RESET_COOL_DOWN } from '../../config/accounts.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { resetSentAtKey } from '../../lib/storage-keys.ts';

/** Whole seconds until the user may ask for another mail, also after a reload. 0: now. */
export function secondsUntilReset(now: number): number {
  const sentAt = Number(readStored(resetSentAtKey) ?? Number.NaN);
  // A clock that was set back must not make the user wait for years.
  if (!(sentAt <= now)) return 0;
  return Math.max(0, Math.ceil((sentAt + RESET_COOL_DOWN - now) / 1000));
}

export function recordReset(now: number): void {
  writeStored(resetSentAtKey, String(now));
}
