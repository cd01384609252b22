import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../lib/run.ts';

const names = z.array(z.string().regex(/^[a-z]+(-[a-z]+)*$/)).min(1);
const services = z.array(z.string().regex(/^[a-z][A-Za-z]+$/)).min(1);
/** Google aligns to whole minutes, up to a day. */
const minutes = z.int().min(1).max(1440);

const onSchema = z.union([
  /** Each line with one of these names. */
  z.strictObject({ lines: names, of: services.optional() }),
  /** More than `times` lines with these names within the minutes. */
  z.strictObject({ lines: names, times: z.int().min(1), minutes }),
  /** Each error of these functions. */
  z.strictObject({ errors_of: services, except: names }),
  /** A sum over the minutes, of each of these functions if some are named. */
  z.strictObject({ metric: z.string(), of: services.optional(), above: z.int().min(0), minutes }),
  /** `/api/health` does not say ok for so many minutes. */
  z.strictObject({ health: minutes }),
]);

const policySchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]{1,40}$/),
  title: z.string().min(5).max(100),
  on: onSchema,
  /** What the operator does. It stands in the mail of the alert. */
  runbook: z.string().min(40).max(1000),
});

const alertsSchema = z.strictObject({
  exclusion: z.strictObject({ id: z.string(), about: z.string(), filter: z.string() }),
  policies: z.array(policySchema),
  /** Names of lines that need no alert, and why. */
  no_alert: z.record(z.string(), z.string()),
});

export type AlertPolicy = z.output<typeof policySchema>;

/** `ops/alerts.json`. @throws ZodError if it is malformed. */
export const readAlerts = () =>
  alertsSchema.parse(JSON.parse(readFileSync(join(ROOT, 'ops/alerts.json'), 'utf8')));

/** The names of lines that some policy alerts on. */
export const linesOf = (policies: readonly AlertPolicy[]): string[] =>
  policies.flatMap(({ on }) => ('lines' in on ? on.lines : []));
