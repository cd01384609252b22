import type { IncomingHttpHeaders } from 'node:http';
import { AppError, type ErrorCode, type FieldErrors } from '@boma/domain/errors.ts';
import type { z } from 'zod';
import { readForm } from './read-form.ts';

/** Enough for every endpoint whose contract gives no `bodyMax`. The platform itself accepts 32 MB. */
export const BODY_MAX_BYTES = 64 * 1024;

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Every problem, each under its field. A problem with the whole input is under `body`. */
function fieldErrors(problems: readonly Problem[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of problems) {
    const field = path.length === 0 ? 'body' : path.map(String).join('.');
    const sentences = (errors[field] ??= []);
    if (!sentences.includes(message)) sentences.push(message);
  }
  return errors;
}

/** The sentence for a problem whose schema defines no message. Users would not understand zod's own message. */
function sentenceFor({ code, input, path = [] }: z.core.$ZodRawIssue): string {
  if (path.length === 0 && code === 'invalid_type') return 'Please send the fields by their names.';
  if (code === 'invalid_type' && input === undefined) return 'This is missing.';
  return code === 'unrecognized_keys' ? 'There is a field too many.' : 'This is not valid.';
}

function parse<S extends z.ZodType>(schema: S, value: unknown, code: ErrorCode): z.output<S> {
  const result = schema.safeParse(value, { error: sentenceFor });
  if (!result.success) throw new AppError(code, { errors: fieldErrors(result.error.issues) });
  return result.data;
}

/** @throws AppError `invalid-input` with every problem. */
export function parsePart<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return parse(schema, value, 'invalid-input');
}

/** A malformed id in an address gets `not-found`, like an id that does not exist. */
export function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return parse(schema, value, 'not-found');
}

function takesList(schema: z.ZodType | undefined): boolean {
  let def = schema?._zod.def as { type?: string; innerType?: z.ZodType } | undefined;
  while (def?.innerType) def = def.innerType._zod.def;
  return def?.type === 'array';
}

/** The fields of a query. Repeated keys become lists. A key that the schema takes as a list becomes one even if it was sent once. */
export function fieldsOf(pairs: URLSearchParams, schema: z.ZodObject): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const key of new Set(pairs.keys())) {
    const values = pairs.getAll(key);
    const [first = ''] = values;
    fields[key] =
      values.length > 1 || takesList(Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined)
        ? values
        : first;
  }
  return fields;
}

/** `most`: in bytes. @throws AppError `payload-too-large`. */
export function refuseLargeBody(
  headers: IncomingHttpHeaders,
  rawBody: Buffer | undefined,
  most: number = BODY_MAX_BYTES,
): void {
  const bytes = rawBody?.length ?? Number(headers['content-length'] ?? 0);
  if (bytes > most) throw new AppError('payload-too-large');
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('malformed-body', { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed-body', { cause });
  }
}

/**
 * The fields of a JSON or form body. An absent body has no fields.
 * @throws AppError `unsupported-media-type` for other types and charsets, `malformed-body`.
 */
export function readBody(
  headers: IncomingHttpHeaders,
  rawBody: Buffer | undefined,
  schema: z.ZodObject,
): unknown {
  if (!rawBody || rawBody.length === 0) return {};
  const [type = '', ...parameters] = (headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (charset && !/^"?utf-?8"?$/.test(charset)) throw new AppError('unsupported-media-type');
  if (type === 'application/json') return parseJson(decode(rawBody));
  if (type === 'application/x-www-form-urlencoded')
    return readForm(new URLSearchParams(decode(rawBody)), schema);
  throw new AppError('unsupported-media-type');
}
