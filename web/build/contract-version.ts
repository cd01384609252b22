import { createHash } from 'node:crypto';
import { api as contract } from '@boma/domain/api.ts';
import type { Endpoint } from '@boma/domain/endpoint.ts';

type Contract = Readonly<Record<string, Endpoint>>;

/** Everything that the server and the site agree on about one endpoint, as JSON Schema. */
function shapeOf({ method, path, params, query, body, response }: Endpoint): unknown {
  const options = { unrepresentable: 'any' } as const;
  return {
    method,
    path,
    inputs: [params, query, body].map((schema) => schema?.toJSONSchema({ ...options, io: 'input' })),
    response: response.toJSONSchema({ ...options, io: 'output' }),
  };
}

/** Eight characters that change whenever an endpoint of the API contract changes its path, inputs or answer. */
export function contractVersionOf(api: Contract): string {
  const shapes = Object.entries(api).map(([name, endpoint]) => [name, shapeOf(endpoint)]);
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 8);
}

/** What Vite puts in the place of names in the site's sources. */
export const defineContractVersion = () => ({
  __CONTRACT_VERSION__: JSON.stringify(contractVersionOf(contract)),
});
