import { z } from 'zod';
import { collect } from '../engine/collect.ts';
import { type Route, route } from '../http/route.ts';
import { invalid, StripeFault } from '../http/stripe-error.ts';
import type { Invoice } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { invoice } from './invoices.ts';

/** Tries an open invoice at once, which is not counted as one of the automatic tries. */
function payNow(world: World, id: string): Invoice {
  const found = invoice(world, id);
  if (found.status !== 'open') throw invalid(`This invoice is ${found.status}, so it cannot be paid.`);
  const problem = collect(world, found, false);
  if (problem) throw new StripeFault(402, problem.type, problem.message, { code: problem.code });
  return invoice(world, id);
}

export const payInvoiceRoutes: Route[] = [
  route('POST', '/v1/invoices/:id/pay', z.strictObject({}), ({ world, ids: [id = ''] }) => payNow(world, id)),
];
