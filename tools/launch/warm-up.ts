import { api } from '@boma/domain/api.ts';
import type { Endpoint } from '@boma/domain/endpoint.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { untilAnswers } from '../lib/health.ts';
import type { Managed } from '../lib/processes.ts';
import type { Run } from '../lib/run.ts';

/** The addresses that the page of any visitor asks at once while it comes alive. */
const pageCalls = Object.values<Endpoint>(api)
  .filter(
    ({ first, method, who, path }) => first && method === 'GET' && who === 'anyone' && !path.includes('{'),
  )
  .map(({ path }) => path);

/**
 * Starts the processes of the functions for which the first page would wait. The first call starts the process of a function or
 * group, which takes seconds. Once it runs, the first two calls that meet start a second one (`share-processes.ts`). A page
 * makes several calls of `api` at once, but one of `page`: so only `api` gets its second process, because each takes 200 MB.
 */
export async function warmUp(run: Run, suite: Managed, signal: AbortSignal | undefined): Promise<void> {
  const untilAny = (path: string) => untilAnswers(`${run.site}${path}`, suite, signal, () => true);
  const warmApi = async () => {
    await untilAnswers(`${run.site}/api/live`, suite, signal, (status) => status === 200);
    // Calls that meet while a process starts wait for it, and start no other: so these come after its first answer.
    await Promise.all(pageCalls.map(untilAny));
  };
  // An error page is an answer too: with Vite there may be no built page to fill in.
  await Promise.all([warmApi(), untilAny(streamPath('any'))]);
}
