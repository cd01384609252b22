import type { SystemCtx } from '../platform/context.ts';
import { readProtectedNames } from '../platform/read-animals.ts';
import { withoutLocks } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';
import { removeSighting } from './remove-sighting.ts';

/** Firestore compares a field with so many values at once. */
const VALUES = 30;
/** So many in one run. The next one goes on. */
const AT_ONCE = 100;

/**
 * Withholds the stored sightings of animals that the code has protected since: as if they were reported today, only the rangers
 * keep their facts.
 */
export async function withholdProtected({ ctx }: { ctx: SystemCtx }): Promise<{ withheld: number }> {
  const names = await readProtectedNames(withoutLocks);
  let withheld = 0;
  for (let from = 0; from < names.length; from += VALUES) {
    const some = names.slice(from, from + VALUES);
    const stored = await store.sightings.all().where('species', 'in', some).limit(AT_ONCE).get();
    // A malformed one is shown nowhere, and does not keep the others from being withheld.
    const found = wellFormed(stored, ctx.log);
    for (const { id } of found)
      await removeSighting({ ctx: { ...ctx, action: 'sighting.remove' }, input: { id, isWithheld: true } });
    withheld += found.length;
  }
  return { withheld };
}
