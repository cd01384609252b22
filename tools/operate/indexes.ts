import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../lib/run.ts';
import { type Google, readAt } from './google.ts';

const wantedSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(
        z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() }),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() }),
  ),
});
const indexesSchema = z.object({
  indexes: z
    .array(
      z.object({
        name: z.string(),
        queryScope: z.string(),
        state: z.string(),
        fields: wantedSchema.shape.indexes.element.shape.fields,
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
const fieldsSchema = z.object({
  fields: z
    .array(z.object({ name: z.string(), ttlConfig: z.object({ state: z.string().optional() }).optional() }))
    .default([]),
  nextPageToken: z.string().optional(),
});

type Index = Omit<z.output<typeof wantedSchema>['indexes'][number], 'collectionGroup'>;

/** The same for an index of the file and for that of Google, which adds the document's name as the last field. */
const keyOf = (group: string, { queryScope, fields }: Index): string => {
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  return [
    group,
    queryScope,
    ...named.map((field) => `${field.fieldPath} ${field.order ?? field.arrayConfig}`),
  ].join();
};

const groupIn = (name: string): string => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';

async function allPages<T>(
  ask: (page: string) => Promise<{ items: T[]; next: string | undefined }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page: string | undefined = ''; page !== undefined; ) {
    const { items, next } = await ask(page && `&pageToken=${page}`);
    all.push(...items);
    page = next;
  }
  return all;
}

/** Indexes and expiries of `firestore.indexes.json` that Google has not, or has not built yet. */
export async function unreadyIndexes(google: Google, project: string): Promise<string[]> {
  const text = await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8');
  const wanted = wantedSchema.parse(JSON.parse(text));
  const groups = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-`;
  const indexes = await allPages(async (page) => {
    const found = await readAt(google, `${groups}/indexes?pageSize=300${page}`, indexesSchema);
    return { items: found?.indexes ?? [], next: found?.nextPageToken };
  });
  const fields = await allPages(async (page) => {
    const found = await readAt(
      google,
      `${groups}/fields?filter=ttlConfig:*&pageSize=300${page}`,
      fieldsSchema,
    );
    return { items: found?.fields ?? [], next: found?.nextPageToken };
  });
  const ready = new Set([
    ...indexes.filter(({ state }) => state === 'READY').map((index) => keyOf(groupIn(index.name), index)),
    ...fields
      .filter(({ ttlConfig }) => ttlConfig?.state === 'ACTIVE')
      .map(({ name }) => `${groupIn(name)},expires by ${name.split('/').at(-1)}`),
  ]);
  return [
    ...wanted.indexes.map((index) => keyOf(index.collectionGroup, index)),
    ...wanted.fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup},expires by ${fieldPath}`),
  ].filter((key) => !ready.has(key));
}
