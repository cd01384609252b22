import { type ApiName, api } from './api.ts';
import { type Endpoint, isAttested } from './endpoint.ts';

/** What a client needs to know of a call before it makes it. */
export interface CallPath extends Pick<Endpoint, 'method' | 'path' | 'personal'> {
  /** It carries App Check's token. */
  readonly attested?: true;
}

const endpoints = Object.entries<Endpoint>(api) as [ApiName, Endpoint][];

/** Method and path of these calls of the contract, without their schemas. */
export const pathsOf = (isWanted: (endpoint: Endpoint) => boolean) =>
  Object.fromEntries(
    endpoints.flatMap(([name, endpoint]) => {
      const { method, path, personal } = endpoint;
      const marks = { ...(personal && { personal }), ...(isAttested(endpoint) && { attested: true }) };
      return isWanted(endpoint) ? [[name, { method, path, ...marks }]] : [];
    }),
  );
