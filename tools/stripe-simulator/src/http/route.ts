import type { z } from 'zod';
import type { World } from '../state/world.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** A call as its handler gets it: the path's ids, and parameters that have been read. */
export interface Call<P> {
  world: World;
  path: string;
  ids: string[];
  params: P;
}

export interface Route {
  method: Method;
  pattern: RegExp;
  params: z.ZodType;
  handle: (call: Omit<Call<unknown>, 'params'> & { form: unknown }) => unknown;
}

/** One endpoint: `/v1/refunds/:id` gives the handler its id as the first of `ids`. */
export function route<Schema extends z.ZodType>(
  method: Method,
  path: string,
  params: Schema,
  handle: (call: Call<z.infer<Schema>>) => unknown,
): Route {
  return {
    method,
    pattern: new RegExp(`^${path.replaceAll(/:[a-z]+/g, '([^/]+)')}$`),
    params,
    handle: ({ form, ...call }) => handle({ ...call, params: form as z.infer<Schema> }),
  };
}
