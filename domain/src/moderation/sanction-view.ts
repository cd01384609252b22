import type { ErrorCode } from '../errors.ts';
import { forbids } from './sanction-kinds.ts';
import { sanctionRefusal } from './sanction-refusal.ts';
import { activeSanction, type Sanction } from './sanctions.schema.ts';

/** A sanction as its user reads it, in the words of the refusal. Times are unix milliseconds. */
export interface SanctionView {
  readonly code: ErrorCode;
  readonly alert: string;
  /** When it ends, if it has an end. */
  readonly until: number | null;
}

/** Null if the user may write at `now`. */
export function sanctionView(stored: Sanction | undefined, now: number): SanctionView | null {
  const sanction = activeSanction(stored, now);
  if (!sanction || !forbids(sanction.kind, 'send-message')) return null;
  const { code, details } = sanctionRefusal(sanction);
  return { code, alert: details.alert ?? '', until: details.until ?? null };
}
