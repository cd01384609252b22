import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { registerMember } from '../support/people/members.ts';
import { registerStaff, registerViewer } from '../support/people/viewers.ts';
import { site } from '../support/run.ts';
import { HOSTILE_TEXTS, objectOf, type Schema } from './fuzz/from-schema.ts';

// Requests that are made from the published OpenAPI document alone, as a stranger would make them.

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

/** Requests per endpoint. */
const REQUESTS = 60;
/** The document promises this answer while Firestore or Firebase Auth is away, and they are not. */
const AWAY = 503;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface FuzzedRequest {
  readonly address: string;
  readonly body: unknown;
  readonly type: string;
  readonly caller: number;
}

const read = async () => {
  const answer = await fetch(new URL('/api/openapi.json', site()));
  return (await answer.json()) as { readonly paths: Record<string, Record<string, Operation>> };
};

/** Ends the session of its caller, so each request needs a caller of its own. */
const ENDS_SESSIONS = /^(?:clearToken|signOutEverywhere|revokeDevice|requestDeletion|deleteAccount)/;

type Tokens = readonly (string | undefined)[];
let tokens: Tokens;

async function newCallers(): Promise<Tokens> {
  const people = [registerViewer(), registerMember(), registerStaff('zoomie'), registerStaff('admin')];
  return [undefined, 'no-token', ...(await Promise.all(people)).map(({ token }) => token)];
}

/** As a client that encodes nothing properly would write it: half of the texts are not well-formed. */
const inAddress = (value: unknown) => encodeURIComponent(String(value).toWellFormed()).slice(0, 6000);

function requestsTo(path: string, { parameters = [], requestBody }: Operation): fc.Arbitrary<FuzzedRequest> {
  const placed = (place: Parameter['in']) => parameters.filter((each) => each.in === place);
  const properties = (place: Parameter['in']) =>
    objectOf(Object.fromEntries(placed(place).map(({ name, schema }) => [name, schema])));
  const body = requestBody?.content['application/json']?.schema;
  const bodies = body?.properties
    ? fc.oneof({ weight: 9, arbitrary: objectOf(body.properties) }, { weight: 1, arbitrary: fc.jsonValue() })
    : fc.jsonValue({ maxDepth: 2 });
  return fc
    .tuple(
      properties('path'),
      properties('query'),
      bodies,
      fc.constantFrom(
        'application/json',
        'application/json',
        'application/json',
        'application/x-www-form-urlencoded',
      ),
      fc.nat(5),
    )
    .map(([inPath, inQuery, sent, type, caller]) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        inAddress((inPath as Record<string, unknown>)[name] ?? HOSTILE_TEXTS[caller]),
      );
      const query = Object.entries(inQuery).map(([name, value]) => `${name}=${inAddress(value)}`);
      return {
        address: `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
        body: sent,
        type,
        caller,
      };
    });
}

async function answerTo(method: string, { address, body, type, caller }: FuzzedRequest): Promise<Response> {
  const token = tokens[caller];
  return fetch(`${site()}${address}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'Content-Type': type }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) ?? '' }),
  });
}

const { paths } = await read();
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

beforeAll(async () => {
  tokens = await newCallers();
});

describe('requests made from the OpenAPI document', () => {
  it.each(operations)('$method $path answers only what the document promises', async ({
    path,
    method,
    operation,
  }) => {
    const promised = Object.keys(operation.responses).map(Number);
    const answers = new Map<number, number>();
    const requests = fc.sample(requestsTo(path, operation), { numRuns: REQUESTS, seed: 20_261_122 });
    for (const request of requests) {
      if (ENDS_SESSIONS.test(operation.operationId)) tokens = await newCallers();
      const answer = await answerTo(method, request);
      const text = await answer.text();
      const place = `${method} ${request.address.slice(0, 200)} ${JSON.stringify(request.body)?.slice(0, 300)}`;
      expect.soft(answer.status, `${place}: ${text.slice(0, 300)}`).toBeLessThan(500);
      // An address that names no resource at all is none of this endpoint's, and neither are the redirects of Hosting.
      if (answer.status < 500 && answer.status !== 404 && answer.status >= 400)
        expect.soft(promised, place).toContain(answer.status);
      expect.soft(answer.status, place).not.toBe(AWAY);
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    }
    console.log(operation.operationId, JSON.stringify(Object.fromEntries(answers)));
  });
});
