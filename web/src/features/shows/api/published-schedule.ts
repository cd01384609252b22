import { singletons } from '@boma/domain/collections.ts';
import type { PublishedSchedule } from '@boma/domain/shows/shows.schema.ts';
import { doc, getDocFromServer } from 'firebase/firestore';
import { firestore } from '../../../lib/firebase/firestore.ts';

/** The shows as the server keeps them in step with the version in `live/site`. */
export async function readPublishedSchedule(): Promise<PublishedSchedule> {
  const published = await getDocFromServer(doc(await firestore(), singletons.publishedSchedule));
  return published.data() as PublishedSchedule;
}
