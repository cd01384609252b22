import { AppError } from '../errors.ts';
import { kindOf } from './sanction-kinds.ts';
import type { Sanction } from './sanctions.schema.ts';

/** The refusal for a sanctioned user, with the reason that staff gave and the end of a sanction that has one. */
export function sanctionRefusal({ kind, reason, until }: Sanction): AppError {
  const { refusal, caption, alert } = kindOf(kind);
  return new AppError(refusal, { caption, alert: alert(reason), ...(until !== null && { until }) });
}
