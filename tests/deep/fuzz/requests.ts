import fc from 'fast-check';
import { CALLERS } from './callers.ts';
import { HOSTILE_TEXTS, objectOf, type Schema } from './from-schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: Schema;
}

/** The parts of an operation of the OpenAPI document that a request is made from. */
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface FuzzedRequest {
  readonly address: string;
  readonly body: unknown;
  readonly type: string;
  /** The number of the caller. */
  readonly caller: number;
}

/** The Hosting emulator itself answers 500 to an address of some thousand letters. */
const PART_MAX = 200;

const inAddress = (value: unknown) => encodeURIComponent(String(value).slice(0, PART_MAX).toWellFormed());

/** Three of four bodies come as JSON. */
const types = fc.oneof(
  { weight: 3, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constant('application/x-www-form-urlencoded') },
);

function addressOf(path: string, inPath: object, inQuery: object, caller: number): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    inAddress((inPath as Record<string, unknown>)[name] ?? HOSTILE_TEXTS[caller]),
  );
  const query = Object.entries(inQuery).map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** Requests to one operation, as a stranger would make them who has only the document. */
export function requestsTo(
  path: string,
  { parameters = [], requestBody }: Operation,
): fc.Arbitrary<FuzzedRequest> {
  const placed = (place: Parameter['in']) =>
    objectOf(
      Object.fromEntries(
        parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, schema]),
      ),
    );
  const properties = requestBody?.content['application/json']?.schema.properties;
  const bodies = properties
    ? fc.oneof(
        { weight: 9, arbitrary: objectOf(properties) },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
      )
    : fc.jsonValue({ maxDepth: 2 });
  return fc
    .tuple(placed('path'), placed('query'), bodies, types, fc.nat(CALLERS - 1))
    .map(([inPath, inQuery, body, type, caller]) => ({
      address: addressOf(path, inPath, inQuery, caller),
      body,
      type,
      caller,
    }));
}
