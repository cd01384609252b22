import type { Mail } from './mail.schema.ts';
import { LEASE_MS, RETRY_AFTER_MS, SERVER_RETRY_MS } from './mails.constants.ts';

/**
 * Why a mail server did not take a mail. `later`: it takes none now. `deferred`: it put this mail off, as a receiver does
 * with one. A further try of both may succeed. `refused`: it never takes this mail. `no-address`: nobody has the address.
 */
export interface MailProblem {
  readonly kind: 'later' | 'deferred' | 'refused' | 'no-address';
  /** What the server said. */
  readonly words: string;
}

/** One spelling for all spellings of an address. Mail providers do not keep capital letters. */
export const inLowerCase = (address: string): string => address.trim().toLowerCase();

type Sending = Pick<Mail, 'state' | 'attempts' | 'next_at' | 'retry_until' | 'held_since'>;

export const isDue = ({ state, next_at }: Sending, now: number): boolean =>
  state === 'waiting' && next_at <= now;

/** What is stored before a try, so that no other process tries at the same time. */
export const claim = ({ attempts }: Sending, now: number) => ({
  attempts: attempts + 1,
  next_at: now + LEASE_MS,
});

/** What is stored after a failed try. `attempts` counts it already. Only time ends the tries, not their number. */
export function afterProblem(
  { attempts, retry_until, held_since }: Sending,
  { kind, words }: MailProblem,
  now: number,
) {
  const pause = RETRY_AFTER_MS[Math.min(attempts, RETRY_AFTER_MS.length) - 1] ?? RETRY_AFTER_MS[0];
  const next_at = now + (kind === 'later' ? Math.min(pause, SERVER_RETRY_MS) : pause);
  const isOver = kind === 'refused' || kind === 'no-address' || next_at > retry_until;
  const state = isOver ? ('failed' as const) : ('waiting' as const);
  return { state, next_at, error: words, held_since: kind === 'later' ? (held_since ?? now) : null };
}
