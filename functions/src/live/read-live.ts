import { emptyLiveSite, type LiveSite } from '@boma/domain/live/live.schema.ts';
import { store } from '../platform/store.ts';

/** The live state of the site. Before the first publication it is empty. */
export async function readLive(): Promise<LiveSite> {
  return (await store.liveSite().get()).data() ?? emptyLiveSite;
}
