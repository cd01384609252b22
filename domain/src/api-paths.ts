import type { ApiName } from './api.ts';
import { type CallPath, pathsOf } from './call-paths.ts';

/** Every call by its name. In the site its build puts the table in the place of this module (`web/build/call-tables.ts`). */
export const apiPaths = pathsOf(() => true) as Readonly<Record<ApiName, CallPath>>;
