import fc from 'fast-check';

/** The parts of a JSON schema that the OpenAPI document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** Texts that have broken servers: control and lone surrogate characters, paths, markup, names of object members. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff a',
  '\u202e',
  '.',
  '..',
  '../../etc/passwd',
  '__a\nb__',
  '__proto__',
  'constructor',
  'a/b',
  '%00',
  '%zz',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '${7*7}',
  'null',
  '-1',
  '1e999',
  '9007199254740993',
  '👩‍👩‍👧‍👦',
  'ｆｕｌｌ',
  'é'.repeat(700),
  'x'.repeat(20_000),
] as const;

const hostileText = fc.constantFrom<string>(...HOSTILE_TEXTS);
const hostileNumber = fc.constantFrom(-1, 0, 0.5, 2 ** 31, 2 ** 53, 1e308, -1e308);
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[[[[[]]]]]], { a: { b: { c: [1] } } }),
  fc.jsonValue({ maxDepth: 3 }),
);

function text({ maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 300) }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.uuid(),
    fc.emailAddress(),
    hostileText,
  );
}

function number({ minimum = -1000, maximum = 2 ** 40 }: Schema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -(2 ** 53)), Math.min(maximum, 2 ** 53)];
  return fc.oneof(
    fc.maxSafeInteger().filter((each) => each >= min && each <= max),
    hostileNumber,
  );
}

function whole(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(valueOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'string') return text(schema);
  if (type === 'number' || type === 'integer') return number(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(valueOf(schema.items ?? {}), { maxLength: 6 });
  if (schema.properties) return objectOf(schema.properties);
  return hostile;
}

/** Objects with these members, some of them missing, and at times one that nobody asked for. */
export function objectOf(properties: Readonly<Record<string, Schema>>): fc.Arbitrary<object> {
  const members = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueOf(each)]));
  const known = fc.record(members, { requiredKeys: [] });
  const foreign = fc.dictionary(hostileText, hostile, { maxKeys: 2 });
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(members) },
    { weight: 2, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, foreign).map(([a, b]) => ({ ...a, ...b })) },
  );
}

/** Values that a schema describes, and every fifth time one that it does not. */
export function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(null).chain(() => whole(schema)) },
    { weight: 1, arbitrary: hostile },
  );
}
