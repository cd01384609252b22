import { type Action, actions } from '@boma/domain/access/access.ts';
import { type Endpoint, isAttested } from '@boma/domain/endpoint.ts';
import { type ErrorCode, errorStatus } from '@boma/domain/errors.ts';
import { z } from 'zod';
import type { Table } from './routes.ts';

type Json = Record<string, unknown>;

const errorSchema = z.object({
  code: z.enum(Object.keys(errorStatus) as ErrorCode[]),
  message: z.string(),
  request_id: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  alert: z.string().optional(),
  caption: z.string().optional(),
  colleague: z.string().optional(),
  until: z.int().optional(),
});

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** What the edge refuses callers with before the verb runs. */
function accessRefusals(who: Endpoint['who']): readonly ErrorCode[] {
  if (who === 'anyone') return [];
  if (who === 'account-owner') return ['unauthenticated', 'token-expired'];
  if (who === 'user') return ['unauthenticated', 'token-expired', 'banned'];
  return ['unauthenticated', 'token-expired', 'banned', 'forbidden'];
}

/** The codes of all refusals of a call: by the edge according to the contract, and by its verb. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const edge: ErrorCode[] = [
    ...(endpoint.body ? (['malformed-body', 'unsupported-media-type'] as const) : []),
    ...(isAttested(endpoint) ? (['unattested'] as const) : []),
    ...accessRefusals(endpoint.who),
    ...(endpoint.params ? (['not-found'] as const) : []),
    ...(endpoint.query || endpoint.body || endpoint.cache ? (['invalid-input'] as const) : []),
    'payload-too-large',
    'internal',
    'unavailable',
  ];
  return [...new Set([...edge, ...(endpoint.errors ?? [])])];
}

function refusals(endpoint: Endpoint): Json {
  const codes = Map.groupBy(refusalsOf(endpoint), (code) => errorStatus[code]);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...codes].map(([status, names]) => [status, { description: names.join(', '), content }]),
  );
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'output') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** A call for anyone that can answer `unauthenticated` takes an optional token. */
function securityOf(endpoint: Endpoint): Json {
  const token = { apiToken: [] };
  if (endpoint.who !== 'anyone') return { security: [token] };
  return endpoint.errors?.includes('unauthenticated') ? { security: [{}, token] } : {};
}

/** The action that an endpoint is for and the roles that may take it, or those of each value of the deciding field. */
function actionOf(who: Endpoint['who']): Json {
  if (typeof who === 'string') return {};
  const describe = (action: Action) => ({ 'x-action': action, 'x-roles': actions[action].roles });
  if ('may' in who) return describe(who.may);
  const each = Object.entries(who.actions).map(([value, action]) => [value, describe(action)]);
  return { 'x-actions': { [who.mayBy]: Object.fromEntries(each) } };
}

/** Objects as `filters[type]=pick`. Without this, OpenAPI puts JSON into the value of a form field. */
function formEncoding({ properties = {} }: Json): Json {
  const objects = Object.entries(properties as Record<string, Json>).filter(([, property]) =>
    [property, ...((property.anyOf ?? property.oneOf ?? []) as Json[])].some(({ type }) => type === 'object'),
  );
  if (objects.length === 0) return {};
  const encoding = Object.fromEntries(
    objects.map(([name]) => [name, { style: 'deepObject', explode: true }]),
  );
  return { encoding };
}

function operation(name: string, endpoint: Endpoint): Json {
  const found = [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')];
  const body = endpoint.body && jsonSchema(endpoint.body, 'input');
  return {
    operationId: name,
    summary: endpoint.summary,
    ...actionOf(endpoint.who),
    ...(found.length > 0 && { parameters: found }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: body },
          'application/x-www-form-urlencoded': { schema: body, ...formEncoding(body) },
        },
      },
    }),
    ...securityOf(endpoint),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
      },
      ...refusals(endpoint),
    },
  };
}

/** The table as an OpenAPI 3.1 document. `server` is the origin that the paths are relative to. */
export function openApiDocument(
  table: Table,
  about: { version: string; server: string },
): Json & { openapi: string } {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST interface of the site',
      version: about.version,
      description: 'Live cameras from the African bush.',
    },
    servers: [{ url: about.server }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorSchema, 'output') },
      securitySchemes: { apiToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}
