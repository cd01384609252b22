import { RESET_COOL_DOWN } from '../../config/accounts.ts';
import { shortHash } from '../../lib/short-hash.ts';
import { readStoredJson, writeStored } from '../../lib/storage.ts';
import { resetSentAtKey } from '../../lib/storage-keys.ts';

/** When a mail was sent to which address, in unix milliseconds. Others at this browser must not read the addresses. */
type Sent = Readonly<Record<string, number>>;

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
const keyOf = (email: string) => String(shortHash(email.toLowerCase()));

/** The mails of the last minute. A clock that was set back must not make the user wait for years. */
function sentBefore(now: number): Sent {
  const sent = Object.entries(readStoredJson(resetSentAtKey, isSent) ?? {});
  return Object.fromEntries(sent.filter(([, at]) => at <= now && now < at + RESET_COOL_DOWN));
}

/** Whole seconds until the user may ask for another mail to this address, also after a reload. 0: now. */
export function secondsUntilReset(email: string, now: number): number {
  const sentAt = sentBefore(now)[keyOf(email)];
  return sentAt === undefined ? 0 : Math.ceil((sentAt + RESET_COOL_DOWN - now) / 1000);
}

export function recordReset(email: string, now: number): void {
  writeStored(resetSentAtKey, JSON.stringify({ ...sentBefore(now), [keyOf(email)]: now }));
}
