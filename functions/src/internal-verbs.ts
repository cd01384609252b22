import type { Request, Response } from 'express';
import { z } from 'zod';
import { systemContext } from './platform/context.ts';
import { parsePart } from './platform/http/parse-request.ts';
import { refuse } from './platform/http/refuse.ts';
import { store } from './platform/store.ts';
import { SCHEDULES, type Verb } from './schedules.ts';

const verbs: Readonly<Record<string, Verb>> = Object.assign(
  {},
  ...Object.values(SCHEDULES).map((each) => each.verbs),
);

const input = z.object({ verb: z.enum(Object.keys(verbs)) });

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
    res.json({ data: await verbs[verb]?.({ ctx }) });
  } catch (error) {
    refuse(error, ctx, res);
  }
}
