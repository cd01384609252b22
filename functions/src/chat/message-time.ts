import type { StoredInstant } from '@boma/domain/stored-time.ts';
import { Timestamp } from 'firebase-admin/firestore';

/** Unix seconds with six decimals: as precise as the store's own order, and exact as a JSON number. */
export function secondsOf(time: Pick<StoredInstant, 'seconds' | 'nanoseconds'>): number {
  return (time.seconds * 1_000_000 + Math.floor(time.nanoseconds / 1000)) / 1_000_000;
}

/** The timestamp of unix seconds. */
export function timestampOf(seconds: number): Timestamp {
  const micros = Math.round(seconds * 1_000_000);
  const whole = Math.floor(micros / 1_000_000);
  return new Timestamp(whole, (micros - whole * 1_000_000) * 1000);
}
