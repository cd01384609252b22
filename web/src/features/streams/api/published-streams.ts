import { singletons } from '@boma/domain/collections.ts';
import type { PublishedStreams } from '@boma/domain/live/live.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { doc, getDocFromServer } from 'firebase/firestore';
import { firestore } from '../../../lib/firebase/firestore.ts';

/** The guest-safe copy of the cameras that the server keeps in step with the version. */
export async function readPublishedStreams(): Promise<readonly StreamView[]> {
  const published = await getDocFromServer(doc(await firestore(), singletons.publishedStreams));
  return (published.data() as PublishedStreams).streams;
}
