import { applicationDefault } from 'firebase-admin/app';
import { REGION } from './region.ts';

/** Sets how many instances of a function run at most. */
export type LimitInstances = (name: string, most: number) => Promise<void>;

const WITHIN_MS = 10_000;

interface Project {
  readonly id: string;
  readonly origin?: string;
  readonly token?: () => Promise<string>;
}

const runtimeToken = async () => (await applicationDefault().getAccessToken()).access_token;

/** Through Cloud Run's interface, at once and until the limit is taken away again. @throws Error if it refuses. */
export const limitInstancesOf =
  ({ id, origin = 'https://run.googleapis.com', token = runtimeToken }: Project): LimitInstances =>
  async (name, most) => {
    const service = `${origin}/v2/projects/${id}/locations/${REGION}/services/${name.toLowerCase()}`;
    const answer = await fetch(`${service}?updateMask=scaling.maxInstanceCount`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ scaling: { maxInstanceCount: most } }),
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`Cloud Run answered ${answer.status} to a limit of ${name}.`);
  };
