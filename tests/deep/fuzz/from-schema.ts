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
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
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

/** fast-check writes no texts for patterns that look ahead. */
const isWritable = (pattern: string) => !/\(\?[=!<]/.test(pattern);

function text({ maxLength = 200, pattern }: Schema): fc.Arbitrary<unknown> {
  const free = fc.oneof(
    fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 300) }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.uuid(),
    fc.emailAddress(),
    hostileText,
  );
  if (pattern === undefined || !isWritable(pattern)) return free;
  return fc.oneof(
    { weight: 4, arbitrary: fc.stringMatching(new RegExp(pattern, 'u')) },
    { weight: 1, arbitrary: free },
  );
}

/**
 * The range is drawn from, not filtered: a filter of all safe integers never finds one from 1 to 12, and the test would
 * wait for it without an end.
 */
function number({ minimum = -1000, maximum = 2 ** 40 }: Schema): fc.Arbitrary<unknown> {
  const min = Math.max(Math.ceil(minimum), Number.MIN_SAFE_INTEGER);
  const max = Math.min(Math.floor(maximum), Number.MAX_SAFE_INTEGER);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min, max: Math.max(min, max) }) },
    { weight: 1, arbitrary: hostileNumber },
  );
}

/** As long as the schema asks, at most six longer. */
const listOf = ({ items = {}, minItems = 0, maxItems = minItems + 6 }: Schema) =>
  fc.array(valueOf(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 6) });

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
  if (type === 'array') return listOf(schema);
  if (schema.properties) return objectOf(schema.properties);
  return hostile;
}

/** Objects with these members. Some lack members, and some have a member that the schema does not name. */
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
