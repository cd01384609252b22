import { createHash } from 'node:crypto';
import { singletons } from '@boma/domain/collections.ts';
import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import { z } from 'zod';
import { publish, type Section, type SectionSource } from '../live/publish.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { allShowTypes, showTypesInOrder } from './read-show-types.ts';

const publishedSchema = z.object({ fingerprint: z.string() });

const KEYS = [
  'id',
  'type',
  'title',
  'active',
  'archived',
  'cover_clean',
] as const satisfies (keyof ShowType)[];

function fingerprintOf(showTypes: readonly ShowType[]): string {
  const values = showTypes.map((showType) => KEYS.map((key) => showType[key]));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

async function read({ transaction, site, log }: SectionSource) {
  const reference = documentAt(singletons.publishedShowTypes);
  const [showTypes, stored] = await Promise.all([
    transaction.get(allShowTypes()),
    transaction.get(reference),
  ]);
  const current = stored.exists ? publishedSchema.parse(stored.data()) : undefined;
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
