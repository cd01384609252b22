import { resolveTxt } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { Mistake } from '../lib/operator-script.ts';
import { connectGoogle, type Google, readAt } from './google.ts';
import type { Operation } from './operation.ts';
import { readSecret } from './project/secrets.ts';
import { readSettings } from './settings.ts';

const NOT_THERE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

async function readTxt(name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (NOT_THERE.has((error as { code?: unknown }).code)) return [];
    throw error;
  }
}

async function numberOf(google: Google, project: string): Promise<string> {
  const url = `https://firebase.googleapis.com/v1beta1/projects/${project}`;
  const found = await readAt(google, url, z.object({ projectNumber: z.string() }));
  if (!found) throw new Error('there is no such project');
  return found.projectNumber;
}

const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** The project that the operator names on the command line. @throws Mistake without one, or with a malformed one. */
export function projectIn([project, ...rest]: readonly string[], command: string): string {
  if (!project || !PROJECT_ID.test(project) || rest.length > 0)
    throw new Mistake(`Which project? Give the id of one: npm run ${command} -- my-boma`, 2);
  return project;
}

/** The real Google, Stripe and network. @throws Mistake if the operator is not signed in. */
export async function connect(project: string): Promise<Operation> {
  const google = await connectGoogle(project);
  return {
    project,
    google,
    projectNumber: () => numberOf(google, project),
    settings: () => readSettings(project),
    async stripe() {
      const key = await readSecret(google, project, 'STRIPE_SECRET_KEY');
      if (!key) throw new Error('the secret STRIPE_SECRET_KEY has no value yet');
      const { default: Stripe } = await import('stripe');
      return new Stripe(key, { timeout: 10_000, telemetry: false });
    },
    fetch,
    readTxt,
    pause,
  };
}
