import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../lib/run.ts';

const origin = z
  .url({ protocol: /^https$/ })
  .refine((url) => new URL(url).origin === url, 'an origin without a slash at its end');

/** The CLI asks for each parameter that is not in the file, also for one with a default, and a release cannot answer. */
export const settingsSchema = z.object({
  MEDIA_SERVER: origin,
  MEDIA_APPLICATION: z.string().min(1),
  SITE_ORIGIN: origin,
  CONTACT_MAIL: z.email(),
  BOMA_VERSION: z.string().min(1),
  API_MIN_INSTANCES: z.coerce.number().int().nonnegative(),
  PUSH_VAPID_KEY: z.string().optional(),
  /** Under this name the mail provider publishes its key: a record at `{name}._domainkey` of the domain. */
  MAIL_DKIM_SELECTOR: z.string().optional(),
  APP_CHECK: z.enum(['off', 'monitor', 'enforce']).optional(),
  /** Of reCAPTCHA Enterprise, for the site's hosts. */
  APP_CHECK_SITE_KEY: z.string().optional(),
  BUDGET_STOP_PERCENT: z.coerce.number().nonnegative().optional(),
});

/** What `functions/.env.<project>` says. */
export type Settings = z.output<typeof settingsSchema>;

export const settingsFile = (project: string) => `functions/.env.${project}`;

/** @throws Error that names each setting that is missing or wrong. */
export function parseSettings(text: string): Settings {
  const read = settingsSchema.safeParse(parseEnv(text));
  if (read.success) return read.data;
  const names = read.error.issues.map(({ path }) => path.join('.'));
  throw new Error(`missing or wrong: ${[...new Set(names)].join(', ')}`);
}

/** @throws Error if there is no such file, or as `parseSettings`. */
export async function readSettings(project: string): Promise<Settings> {
  const text = await readFile(join(ROOT, settingsFile(project)), 'utf8').catch(() => {
    throw new Error('there is no such file');
  });
  return parseSettings(text);
}
