import type { Request, Response } from 'express';
import { z } from 'zod';
import { endGoneStaff } from './accounts/end-gone-staff.ts';
import { tendAlerts } from './alerts/tend-alerts.ts';
import { reconcilePayments } from './membership/reconcile-payments.ts';
import { sweepUploads } from './photos/sweep-uploads.ts';
import { systemContext } from './platform/context.ts';
import { parsePart } from './platform/http/parse-request.ts';
import { refuse } from './platform/http/refuse.ts';
import { store } from './platform/store.ts';
import { deleteDueAccounts } from './privacy/delete-due-accounts.ts';
import { tendShows } from './shows/tend-shows.ts';
import { checkStreams } from './streams/check-streams.ts';
import { sweepMemberships } from './sync/sweep-memberships.ts';
import { foldViews } from './views/fold-views.ts';

const verbs = {
  'check-streams': checkStreams,
  'delete-due-accounts': deleteDueAccounts,
  'end-gone-staff': endGoneStaff,
  'fold-views': foldViews,
  'reconcile-payments': reconcilePayments,
  'sweep-memberships': sweepMemberships,
  'sweep-uploads': sweepUploads,
  'tend-alerts': tendAlerts,
  'tend-shows': tendShows,
} as const;

const input = z.object({ verb: z.enum(Object.keys(verbs) as (keyof typeof verbs)[]) });

const clockInput = z.object({ offset_ms: z.int() });

/** `POST /clock {offset_ms}`: shifts the business clock, together with that of the payment simulator. */
async function setClock(body: unknown): Promise<void> {
  const { offset_ms } = parsePart(clockInput, body);
  await store.clockShift().set({ offset_ms });
}

/** `{verb}`: runs what a schedule runs in production. The emulators run no schedules. */
export async function runInternalVerb(req: Request, res: Response): Promise<void> {
  const ctx = systemContext();
  try {
    if (req.path === '/clock') {
      await setClock(req.body);
      res.json({ data: {} });
      return;
    }
    const { verb } = parsePart(input, req.body);
    res.json({ data: await verbs[verb]({ ctx }) });
  } catch (error) {
    refuse(error, ctx, res);
  }
}
