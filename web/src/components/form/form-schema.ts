import type { z } from 'zod';
import type { Problems } from './problems.ts';

/** What a form sends. A function fetches it with the form's first touch, so that the page is alive without zod. */
export type FormSchema<T> = z.ZodType<T> | (() => Promise<z.ZodType<T>>);

export interface Naming<F extends string> {
  /** The names of the fields. */
  readonly fields: readonly F[];
  /** The form's field for a path of the schema, where the names differ: 'place.name' → 'place_name'. */
  readonly fieldOf?: Readonly<Record<string, F>> | undefined;
}

/** The field for a path of the schema: the field of that name, else that of the nearest part around it. */
export function fieldFor<F extends string>(path: string, { fields, fieldOf = {} }: Naming<F>): F | 'form' {
  const named = fieldOf[path] ?? fields.find((field) => field === path);
  if (named) return named;
  const end = path.lastIndexOf('.');
  return end < 0 ? 'form' : fieldFor(path.slice(0, end), { fields, fieldOf });
}

/** The first sentence of each field. */
export function byField<F extends string>(
  problems: readonly (readonly [path: string, sentence: string])[],
  naming: Naming<F>,
): Problems<F> {
  const found: Record<string, string> = {};
  for (const [path, sentence] of problems) {
    const field = fieldFor(path, naming);
    found[field] ??= sentence;
  }
  return found as Problems<F>;
}

export type Checked<F extends string, T> =
  | { readonly input: T; readonly problems?: undefined }
  | { readonly problems: Problems<F> };

/** What a schema makes of an input, or what it refuses, by the fields of the form. */
export function checkInput<F extends string, T>(
  schema: z.ZodType<T>,
  input: unknown,
  naming: Naming<F>,
): Checked<F, T> {
  const { data, error } = schema.safeParse(input, { error: () => 'This is not valid.' });
  if (!error) return { input: data };
  const problems = error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return { problems: byField(problems, naming) };
}

/** The parts of a schema that are asked for its limits. A page without zod cannot ask for the schema's class. */
interface Part {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, Part>>;
      /** Of a list: what each of its entries is. */
      readonly element?: Part;
      readonly innerType?: Part;
      readonly in?: Part;
      readonly options?: readonly Part[];
    };
  };
  /** Of a text. */
  readonly maxLength?: unknown;
}

/** The schema itself, and those inside that say more about the same value: 'optional', 'default', 'union'. */
function within(part: Part): readonly Part[] {
  const { innerType, in: first, options = [] } = part._zod.def;
  return [part, ...[innerType, first, ...options].flatMap((inner) => (inner ? within(inner) : []))];
}

/** The most characters of the text at a path of a schema. Undefined: it has no limit, or is no text. */
function limitAt(schema: Part, path: readonly string[]): number | undefined {
  const [name, ...rest] = path;
  for (const part of within(schema)) {
    const { def } = part._zod;
    const { maxLength } = part;
    if (name === undefined && def.type === 'string' && typeof maxLength === 'number') return maxLength;
    const inner = name === undefined ? undefined : (def.shape?.[name] ?? def.element);
    const found = inner && limitAt(inner, rest);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The most characters that may be typed into a field, as the schema says. */
export function limitOf<F extends string>(
  schema: z.ZodType,
  field: F,
  { fieldOf = {} }: Pick<Naming<F>, 'fieldOf'>,
): number | undefined {
  const paths = Object.keys(fieldOf).filter((path) => fieldOf[path] === field);
  return [field, ...paths]
    .map((path) => limitAt(schema as unknown as Part, path.split('.')))
    .find((limit) => limit !== undefined);
}
