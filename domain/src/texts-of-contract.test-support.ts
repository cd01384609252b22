import type { z } from 'zod';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

/** The parts of a schema's definition that lead to other schemas. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
}

/** A place of an input that takes text: 'camera.species.[].name'. */
export interface TextPlace {
  readonly path: string;
  readonly schema: z.ZodType;
}

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

function textsOf(schema: z.ZodType, path: string): TextPlace[] {
  const def = schema._zod.def as unknown as Definition;
  if (def.shape) return Object.entries(def.shape).flatMap(([key, each]) => textsOf(each, join(path, key)));
  if (def.innerType) return textsOf(def.innerType, path);
  if (def.element) return textsOf(def.element, join(path, '[]'));
  if (def.options) return def.options.flatMap((each) => textsOf(each, path));
  if (def.valueType) return textsOf(def.valueType, join(path, '[]'));
  // The whole pipe decides about a text that its beginning takes.
  if (def.in) return textsOf(def.in, path).length > 0 ? [{ path, schema }] : [];
  return def.type === 'string' ? [{ path, schema }] : [];
}

/** Every place in the inputs of the contract that takes text, by the name of its endpoint: `addVideo.title`. */
export const textsOfContract: readonly TextPlace[] = Object.entries<Endpoint>(api).flatMap(
  ([name, { body, query }]) => [body, query].flatMap((part) => (part ? textsOf(part, name) : [])),
);
