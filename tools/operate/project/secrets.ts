import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { change, type Google, readAt } from '../google.ts';
import type { Operation } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';

const urlOf = (project: string, name = '') =>
  `https://secretmanager.googleapis.com/v1/projects/${project}/secrets${name && `/${name}`}`;

/** Stores a value as the newest version of a secret. The value is in no log and in no shell's history. */
export async function storeSecret(google: Google, project: string, name: string, value: string) {
  const isThere = await readAt(google, urlOf(project, name), z.object());
  if (!isThere)
    await change(google, 'POST', `${urlOf(project)}?secretId=${name}`, { replication: { automatic: {} } });
  const data = Buffer.from(value).toString('base64');
  await change(google, 'POST', `${urlOf(project, name)}:addVersion`, { payload: { data } });
}

/** The newest value. Undefined if there is none. */
export async function readSecret(google: Google, project: string, name: string) {
  const url = `${urlOf(project, name)}/versions/latest:access`;
  const found = await readAt(google, url, z.object({ payload: z.object({ data: z.string() }) }));
  return found && Buffer.from(found.payload.data, 'base64').toString();
}

export async function hasSecret(google: Google, project: string, name: string): Promise<boolean> {
  const found = await readAt(
    google,
    `${urlOf(project, name)}/versions/latest`,
    z.object({ state: z.string() }),
  );
  return found?.state === 'ENABLED';
}

interface Wanted {
  readonly name: string;
  readonly what: string;
  /** Makes a value, where any will do. */
  make?(): string;
}

const WANTED: readonly Wanted[] = [
  {
    name: 'PLAYBACK_SECRET',
    what: 'shared with the media server',
    make: () => randomBytes(32).toString('hex'),
  },
  { name: 'STRIPE_SECRET_KEY', what: "Stripe's secret key" },
  { name: 'SMTP_URL', what: 'the mail server: smtps://user:password@smtp.example.org' },
  {
    name: 'MAIL_WEBHOOK_SECRET',
    what: 'signs reports of bounces',
    make: () => randomBytes(32).toString('hex'),
  },
];

export const secrets = ({ google, project }: Operation): Step[] =>
  WANTED.map(({ name, what, make }) => ({
    name: `Secret ${name}`,
    look: async () => ((await hasSecret(google, project, name)) ? right(what) : missing(`none (${what})`)),
    ...(make && { apply: () => storeSecret(google, project, name, make()) }),
    command: `npx firebase functions:secrets:set ${name} --project ${project}`,
  }));
