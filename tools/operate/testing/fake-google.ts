import type { Answer, Google } from '../google.ts';
import { alerting } from './google/alerting.ts';
import type { FakeProject, Json } from './google/fake-project.ts';
import { foundation, quotas } from './google/foundation.ts';
import { site } from './google/site.ts';
import { pictures, stores } from './google/stores.ts';

/**
 * Google's interfaces over one project in memory. Anything that is not there is 404; an interface that is not one of these is
 * a mistake of the caller.
 */
export function fakeGoogle(project: FakeProject) {
  const routes = [foundation, quotas, stores, pictures, site, alerting].flatMap((part) => part(project));
  const writes: string[] = [];
  let refuse: RegExp | undefined;
  const google: Google = {
    async ask(method, address, body): Promise<Answer> {
      const url = new URL(address);
      const path = decodeURIComponent(`${url.host}${url.pathname}`);
      const isRead = method === 'GET' || path.endsWith(':getIamPolicy');
      if (!isRead) writes.push(`${method} ${path}`);
      if (refuse?.test(`${method} ${path}`))
        return {
          status: 403,
          body: { error: { code: 403, message: 'The caller does not have permission' } },
        };
      for (const [of, pattern, answer] of routes) {
        const match = of === method ? pattern.exec(path) : null;
        if (!match) continue;
        const found = answer({ method, url, body: (body ?? {}) as Json, part: match.slice(1) });
        if (found) return { status: 200, body: structuredClone(found) };
        return { status: 404, body: { error: { code: 404, message: 'Requested entity was not found.' } } };
      }
      throw new Error(`The fake Google has no ${method} ${path}.`);
    },
  };
  /** `calls`: matched with method and address without its scheme. Undefined: Google refuses nothing any more. */
  const refuseCalls = (calls: RegExp | undefined): void => {
    refuse = calls;
  };
  return { google, writes, refuseCalls };
}
