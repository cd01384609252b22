import type { ApiName } from './api.ts';
import { type CallPath, pathsOf } from './call-paths.ts';

/** The calls of the browser's first load. In the site its build puts the table in the place of this module, as in `api-paths.ts`. */
export const firstCalls = pathsOf(({ first }) => first === true) as Readonly<
  Partial<Record<ApiName, CallPath>>
>;
