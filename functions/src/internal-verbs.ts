import type { Request, Response } from 'express';
import { z } from 'zod';
import { reconcilePayments } from './membership/reconcile-payments.ts';
import { sweepMemberships } from './membership/sweep-memberships.ts';
import { systemContext } from './platform/context.ts';
import { parsePart } from './platform/http/parse-request.ts';
import { refuse } from './platform/http/refuse.ts';
import { checkStreams } from './streams/check-streams.ts';

const verbs = {
  'check-streams': checkStreams,
  'reconcile-payments': reconcilePayments,
  'sweep-memberships': sweepMemberships,
} as const;

const input = z.object({ verb: z.enum(Object.keys(verbs) as (keyof typeof verbs)[]) });

/** `{verb}`: what a schedule does in production, for the emulators, which run no schedules. */
export async function runInternalVerb(req: Request, res: Response): Promise<void> {
  const ctx = systemContext();
  try {
    const { verb } = parsePart(input, req.body);
    res.json({ data: await verbs[verb]({ ctx }) });
  } catch (error) {
    refuse(error, ctx, res);
  }
}
