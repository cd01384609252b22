import { collections } from '@boma/domain/collections.ts';
import { LOGBOOK_LIVE } from '@boma/domain/sightings/sightings.constants.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { collection, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import { firestore } from '../../../lib/firebase/firestore.ts';

/** Publishes the newest sightings at every change, until the returned function is called. */
export async function listenToSightings(
  publish: (sightings: readonly Sighting[]) => void,
  failed: (cause: unknown) => void,
): Promise<() => void> {
  const newest = query(
    collection(await firestore(), collections.sightings),
    orderBy('created_ts', 'desc'),
    limit(LOGBOOK_LIVE),
  );
  return onSnapshot(
    newest,
    // Only the server writes these documents, and it writes them by this schema.
    (found) => publish(found.docs.map((document) => document.data() as Sighting)),
    failed,
  );
}
