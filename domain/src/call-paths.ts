import { type ApiName, api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

/** What a client needs to know of a call before it makes it. */
export type CallPath = Pick<Endpoint, 'method' | 'path' | 'personal'>;

const endpoints = Object.entries<Endpoint>(api) as [ApiName, Endpoint][];

/** Method and path of these calls of the contract, without their schemas. */
export const pathsOf = (isWanted: (endpoint: Endpoint) => boolean) =>
  Object.fromEntries(
    endpoints.flatMap(([name, endpoint]) => {
      const { method, path, personal } = endpoint;
      return isWanted(endpoint) ? [[name, { method, path, ...(personal && { personal }) }]] : [];
    }),
  );
