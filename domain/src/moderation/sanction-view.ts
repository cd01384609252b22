import type { ErrorCode } from '../errors.ts';
import { type Activity, forbids } from './sanction-kinds.ts';
import { sanctionRefusal } from './sanction-refusal.ts';
import { activeSanction, type Sanction } from './sanctions.schema.ts';

/** A sanction as its user reads it, in the words of the refusal. Times are unix milliseconds. */
export interface SanctionView {
  readonly code: ErrorCode;
  readonly alert: string;
  /** When it ends, if it has an end. */
  readonly until: number | null;
}

/** The sanction in force at `now`: of any kind, or null for one that does not forbid this `activity`. */
export function sanctionView(
  stored: Sanction | undefined,
  now: number,
  activity?: Activity,
): SanctionView | null {
  const sanction = activeSanction(stored, now);
  if (!sanction || (activity && !forbids(sanction.kind, activity))) return null;
  const { code, details } = sanctionRefusal(sanction);
  return { code, alert: details.alert ?? '', until: details.until ?? null };
}
