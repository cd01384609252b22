import { type FakeProject, type Json, listed, merge, operation, type Route } from './fake-project.ts';

/** The database. */
export function stores(p: FakeProject): Route[] {
  return [
    ['GET', /^firestore.*\/databases\/\(default\)$/, () => p.database],
    [
      'POST',
      /^firestore.*\/databases$/,
      ({ body }) => {
        p.database = body;
        return operation;
      },
    ],
    [
      'PATCH',
      /^firestore.*\/databases\/\(default\)$/,
      ({ body }) => {
        p.database = merge(p.database, body);
        return operation;
      },
    ],
    ['GET', /backupSchedules$/, () => listed('backupSchedules', p.backups)],
    [
      'POST',
      /backupSchedules$/,
      ({ body }) => {
        p.backups.push(body);
        return body;
      },
    ],
    [
      'GET',
      /\/documents\/lodges$/,
      () =>
        listed(
          'documents',
          p.lodges.map((slug) => ({
            name: `documents/lodges/${slug}`,
            fields: { slug: { stringValue: slug } },
          })),
        ),
    ],
    ['GET', /collectionGroups\/-\/indexes$/, () => listed('indexes', p.indexes)],
    ['GET', /collectionGroups\/-\/fields$/, () => listed('fields', p.fields)],
  ];
}

/** Buckets, signing, secrets. */
export function pictures(p: FakeProject): Route[] {
  return [
    ['GET', /^storage\S*\/b\//, () => p.bucket],
    ['PATCH', /^storage\S*\/b\//, ({ body }) => (p.bucket = merge(p.bucket, body))],
    [
      'POST',
      /defaultBucket$/,
      () => (p.bucket = { softDeletePolicy: { retentionDurationSeconds: '604800' } }),
    ],
    ['POST', /:getIamPolicy$/, () => p.policy],
    ['POST', /:setIamPolicy$/, ({ body }) => (p.policy = body.policy as Json)],
    ['GET', /\/secrets\/(\w+)$/, ({ part: [name = ''] }) => (p.secrets.has(name) ? { name } : undefined)],
    [
      'POST',
      /\/secrets$/,
      ({ url }) => {
        p.secrets.set(url.searchParams.get('secretId') ?? '', []);
        return {};
      },
    ],
    [
      'POST',
      /\/secrets\/(\w+):addVersion$/,
      ({ part: [name = ''], body }) => {
        p.secrets.get(name)?.push(String((body.payload as Json).data));
        return { state: 'ENABLED' };
      },
    ],
    [
      'GET',
      /\/secrets\/(\w+)\/versions\/latest$/,
      ({ part: [name = ''] }) => (p.secrets.get(name)?.length ? { state: 'ENABLED' } : undefined),
    ],
    [
      'GET',
      /\/secrets\/(\w+)\/versions\/latest:access$/,
      ({ part: [name = ''] }) => {
        const data = p.secrets.get(name)?.at(-1);
        return data ? { payload: { data } } : undefined;
      },
    ],
  ];
}
