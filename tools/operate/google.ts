import { z } from 'zod';
import { Mistake } from '../lib/operator-script.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Google's REST interfaces, as the signed-in operator. */
export interface Google {
  ask(method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: object): Promise<Answer>;
}

const problemSchema = z.object({ error: z.object({ message: z.string() }) });

/** @throws Error with what Google says, for any answer that is not a success. */
function requireSuccess({ status, body }: Answer, what: string): unknown {
  if (status < 300) return body;
  const problem = problemSchema.safeParse(body);
  throw new Error(
    `Google answered ${status} to ${what}: ${problem.data?.error.message ?? 'without a reason'}`,
  );
}

/** What is at `url`. Undefined if there is nothing. @throws Error with what Google says. */
export async function readAt<T extends z.ZodType>(
  google: Google,
  url: string,
  schema: T,
): Promise<z.output<T> | undefined> {
  const answer = await google.ask('GET', url);
  return answer.status === 404 ? undefined : schema.parse(requireSuccess(answer, `GET ${url}`));
}

const operationSchema = z.object({
  name: z.string().optional(),
  done: z.boolean().optional(),
  error: z.object({ message: z.string() }).optional(),
});

const POLL_MS = 2000;
const POLLS = 150;

/** Changes something at Google. @throws Error with what Google says. */
export async function change(
  google: Google,
  ...[method, url, body = {}]: Parameters<Google['ask']>
): Promise<unknown> {
  return requireSuccess(await google.ask(method, url, body), `${method} ${url}`);
}

/**
 * Begins a change that takes Google a while, and waits until it is done, for five minutes at most.
 * @param api origin and version that the operation is read from, such as `https://firebase.googleapis.com/v1beta1`.
 */
export async function changeAndWait(
  google: Google,
  api: string,
  call: Parameters<Google['ask']>,
  pause: (ms: number) => Promise<unknown>,
): Promise<void> {
  let operation = operationSchema.parse(await change(google, ...call));
  for (let polls = 0; operation.done !== true && operation.name && polls < POLLS; polls += 1) {
    await pause(POLL_MS);
    const url = `${api}/${operation.name}`;
    operation = operationSchema.parse(requireSuccess(await google.ask('GET', url), `GET ${url}`));
  }
  if (operation.error) throw new Error(operation.error.message);
  if (operation.done === false) throw new Error('Google still works on it. Run this again in some minutes.');
}

const SCOPES = ['https://www.googleapis.com/auth/cloud-platform', 'https://www.googleapis.com/auth/firebase'];
const WITHIN_MS = 30_000;

/** @throws Mistake if nobody is signed in on this machine. */
export async function connectGoogle(project: string): Promise<Google> {
  const { GoogleAuth } = await import('google-auth-library');
  const client = await new GoogleAuth({ scopes: SCOPES }).getClient().catch(() => {
    throw new Mistake('You are not signed in at Google: gcloud auth application-default login');
  });
  return {
    async ask(method, url, body) {
      const { status, data } = await client.request({
        url,
        method,
        ...(body && { data: body }),
        headers: { 'x-goog-user-project': project },
        timeout: WITHIN_MS,
        validateStatus: () => true,
      });
      return { status, body: data };
    },
  };
}
