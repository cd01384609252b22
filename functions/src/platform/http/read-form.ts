import type { z } from 'zod';

// A form knows only texts: `page=2`, `allow=true`, `filters[type]=pick`. The schema of the endpoint says what each is.

/** What a form says under one name: its values, and the names and positions in brackets behind it. */
interface Field {
  readonly values: string[];
  readonly parts: Map<string, Field>;
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly (string | number | boolean | bigint | null | undefined)[];
}

/** Deeper names are taken as they stand: no schema is so deep. */
const DEEPEST = 8;
const NESTED = new RegExp(`^([^[\\]]+)((?:\\[[^[\\]]*\\]){1,${DEEPEST}})$`);

const newField = (): Field => ({ values: [], parts: new Map() });

function partOf(field: Field, name: string): Field {
  const part = field.parts.get(name) ?? newField();
  field.parts.set(name, part);
  return part;
}

function fieldsIn(pairs: URLSearchParams): Field {
  const form = newField();
  for (const [key, value] of pairs) {
    const [, first = key, brackets = ''] = NESTED.exec(key) ?? [];
    const names = [first, ...Array.from(brackets.matchAll(/\[([^\]]*)\]/g), ([, name = '']) => name)];
    names.reduce(partOf, form).values.push(value);
  }
  return form;
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** A field that the schema does not know, as it was sent. */
function asSent({ values, parts }: Field): unknown {
  if (parts.size === 0) return values.length > 1 ? values : values[0];
  return objectOf([...parts].map(([name, part]) => [name, asSent(part)]));
}

/** Without a prototype that a field named `__proto__` could set. */
function objectOf(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) object[name] = value;
  return object;
}

function asScalar(field: Field, read: (text: string) => unknown): unknown {
  const [text, ...more] = field.values;
  return text === undefined || more.length > 0 || field.parts.size > 0 ? asSent(field) : read(text);
}

const readNumber = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);
const BOOLEANS = new Map<string, unknown>([
  ['true', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['off', false],
]);

/** Repeated keys, `key[]` and `key[0]` are entries. One empty value is an empty list, unless it can be an entry. */
function asList(field: Field, element: z.ZodType): unknown {
  const { values, parts } = field;
  if ([...parts.keys()].some((name) => !/^\d*$/.test(name))) return asSent(field);
  const { values: unnumbered, parts: inUnnumbered } = parts.get('') ?? newField();
  const numbered = [...parts].filter(([name]) => name !== '').sort(([a], [b]) => Number(a) - Number(b));
  const fields = [
    ...[...values, ...unnumbered].map((value) => ({ values: [value], parts: new Map<string, Field>() })),
    ...(inUnnumbered.size > 0 ? [{ values: [], parts: inUnnumbered }] : []),
    ...numbered.map(([, part]) => part),
  ];
  const entries = fields.map((entry) => asSchema(entry, element));
  return entries.length === 1 && entries[0] === '' && !accepts(element, '') ? [] : entries;
}

function asObject(form: Field, shape: Readonly<Record<string, z.ZodType>>): Record<string, unknown> {
  return objectOf(
    [...form.parts].map(([name, field]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, schema ? asSchema(field, schema) : asSent(field)];
    }),
  );
}

/** The first option that takes the field; if none does, the one with the fewest problems, for its sentences. */
function asOption(field: Field, options: readonly z.ZodType[]): unknown {
  const tried = options.map((option) => {
    const value = asSchema(field, option);
    return { value, problems: option.safeParse(value).error?.issues.length ?? 0 };
  });
  return tried.reduce((best, next) => (next.problems < best.problems ? next : best)).value;
}

function asSchema(field: Field, schema: z.ZodType): unknown {
  const {
    type,
    innerType,
    in: input,
    out,
    element,
    valueType,
    shape,
    options,
    values,
  } = definitionOf(schema);
  // A form has no null: an empty text stands for it.
  if (type === 'nullable' && innerType && asSent(field) === '') return null;
  if (type === 'pipe' && input && out)
    return asSchema(field, definitionOf(input).type === 'transform' ? out : input);
  if (innerType) return asSchema(field, innerType);
  if (type === 'union' && options) return asOption(field, options);
  if (type === 'array' && element) return asList(field, element);
  if (type === 'object' && shape) return field.parts.size > 0 ? asObject(field, shape) : asSent(field);
  if (type === 'record' && valueType)
    return objectOf([...field.parts].map(([name, part]) => [name, asSchema(part, valueType)]));
  if (type === 'number') return asScalar(field, readNumber);
  if (type === 'boolean') return asScalar(field, (text) => BOOLEANS.get(text) ?? text);
  if (type === 'null') return asScalar(field, (text) => (text === '' ? null : text));
  if (type === 'literal')
    return asScalar(field, (text) => values?.find((value) => String(value ?? '') === text) ?? text);
  return asSent(field);
}

/**
 * The fields of a form as JSON would have them: numbers, booleans, null, lists and objects, as the schema asks.
 * What the schema cannot take stays the text that was sent, and parsing refuses it.
 */
export function readForm(pairs: URLSearchParams, schema: z.ZodObject): Record<string, unknown> {
  return asObject(fieldsIn(pairs), schema.shape as Record<string, z.ZodType>);
}
