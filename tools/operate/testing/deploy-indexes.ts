import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/run.ts';
import type { FakeProject, Json } from './google/fake-project.ts';

interface IndexFile {
  readonly indexes: readonly (Json & { collectionGroup: string })[];
  readonly fieldOverrides: readonly { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}

/** The project as after a deploy of the indexes, all in `state`, as Google lists them. */
export function deployIndexes(project: FakeProject, state: 'CREATING' | 'READY'): void {
  const file = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as IndexFile;
  const groups = `projects/${project.id}/databases/(default)/collectionGroups`;
  project.indexes = file.indexes.map(({ collectionGroup, fields, queryScope }, place) => ({
    name: `${groups}/${collectionGroup}/indexes/C${place}`,
    queryScope,
    fields: [...(fields as Json[]), { fieldPath: '__name__', order: 'ASCENDING' }],
    state,
  }));
  project.fields = file.fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => ({
      name: `${groups}/${collectionGroup}/fields/${fieldPath}`,
      ttlConfig: { state: state === 'READY' ? 'ACTIVE' : 'CREATING' },
    }));
}
