import { createHash } from 'node:crypto';
import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import { publish, type Section, type SectionSource } from '../live/publish.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { showTypesInOrder } from './read-show-types.ts';

const KEYS = [
  'id',
  'type',
  'title',
  'active',
  'archived',
  'cover_clean',
  'lead',
] as const satisfies (keyof ShowType)[];

function fingerprintOf(showTypes: readonly ShowType[]): string {
  const values = showTypes.map((showType) => KEYS.map((key) => showType[key]));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

async function read({ reader, site, log }: SectionSource) {
  const reference = store.publishedShowTypes();
  const [showTypes, stored] = await Promise.all([reader.get(store.showTypes.all()), reader.get(reference)]);
  const current = stored.data();
  const next = { fingerprint: fingerprintOf(showTypesInOrder(showTypes, log)) };
  const isSame = current?.fingerprint === next.fingerprint;
  const version = site.versions.show_types + (isSame ? 0 : 1);
  return { versions: { show_types: version }, copies: [{ reference, current, next }] };
}

/** The version of the show types. Their fingerprint shows whether they have changed since the last publication. */
const showTypesSection: Section = { name: 'show-types', read };

export function publishShowTypes({ ctx }: { ctx: Ctx }): Promise<void> {
  return publish({ ctx, input: showTypesSection });
}
