import { singletons } from '@boma/domain/collections.ts';
import { emptyLiveSite, type LiveSite, liveSiteSchema } from '@boma/domain/live/live.schema.ts';
import { readDocument } from '../platform/firestore.ts';

/** What changes while somebody watches; the empty one before anything has been published. */
export async function readLive(): Promise<LiveSite> {
  return (await readDocument(singletons.liveSite, liveSiteSchema)) ?? emptyLiveSite;
}
