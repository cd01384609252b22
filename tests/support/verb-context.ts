import { type Ctx, createContext } from '../../functions/src/platform/context.ts';
import type { Log } from '../../functions/src/platform/log.ts';

export interface Alert {
  readonly message: string;
  readonly fields: unknown;
}

/**
 * What a verb gets that is called in this process instead of through the deployed function: `now` is the business's clock,
 * `real` the one of tokens and limits, which both stand still then (unix milliseconds). `alerts` collects what it logs as an
 * error.
 */
export function contextAt({
  uid,
  now,
  real,
  alerts = [],
}: {
  uid?: string;
  now?: number;
  real?: number;
  alerts?: Alert[];
}): Ctx {
  const session = { path: 'api-tokens/none', device: 'none', signedInAt: Date.now() };
  const ctx = createContext(async () => (uid ? { kind: 'user', uid, session } : { kind: 'system' }));
  const log: Log = {
    ...ctx.log,
    error: (message, _error, fields) => alerts.push({ message, fields }),
  };
  const clock = {
    ...ctx.clock,
    ...(now !== undefined && { now: async () => now }),
    ...(real !== undefined && { real: () => real }),
  };
  return { ...ctx, log, clock };
}
