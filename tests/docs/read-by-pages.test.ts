import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, singletons } from '@boma/domain/collections.ts';
import { showSchema } from '@boma/domain/shows/shows.schema.ts';
import { singletonSchemas, storedSchemas } from '@boma/domain/stored-schemas.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** The parts of a schema that other schemas are made of. */
function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.values(def.shape);
  if (def.type === 'array') return [def.element];
  if (def.type === 'record') return [def.valueType];
  if (def.type === 'union') return def.options;
  if (def.type === 'pipe') return [def.in, def.out];
  return 'innerType' in def ? [def.innerType] : [];
}

/** Whether a field that it does not know makes the schema refuse an object, on whatever level. */
function isStrict(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object' && def.catchall instanceof z.ZodNever) return true;
  return partsOf(schema).some(isStrict);
}

/** The collections that the rules open to clients. */
const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
const open = [...rules.matchAll(/match \/([\w-]+)\/\{\w+\} \{\s*allow (?:get|list): if (?!false)/g)].map(
  ([, path = '']) => path,
);

const nameOf = (path: string) => Object.entries(collections).find(([, each]) => each === path)?.[0] ?? path;
const schemas = open.flatMap((path): [string, z.ZodType][] => {
  const single = Object.entries(singletons).flatMap(([name, place]) =>
    place.startsWith(`${path}/`) ? [[name, Object(singletonSchemas)[name]] as [string, z.ZodType]] : [],
  );
  return single.length > 0 ? single : [[nameOf(path), Object(storedSchemas)[nameOf(path)]]];
});

it('knows which documents pages read', () => {
  expect(schemas.map(([name]) => name)).toEqual([
    'liveSite',
    'publishedStreams',
    'publishedSchedule',
    'publishedQuestions',
    'courseUpdate',
    'chatTails',
    'sightings',
    'chatReports',
    'showQuestions',
  ]);
});

it.each(schemas)('lets an older page read %s with a field that it does not know', (_name, schema) => {
  expect(isStrict(schema)).toBe(false);
});

it('sees the strict schema of a document that pages do not read', () => {
  expect(isStrict(z.object({ shows: z.array(showSchema) }))).toBe(true);
});
