import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { createCachedResource } from '../../../lib/cached-resource.ts';
import { whenCatalogueChanges } from '../../../lib/live-site.ts';
import { logFailure } from '../../../lib/log.ts';
import { streamsKey } from '../../../lib/storage-keys.ts';

/** Every camera, in the server's order. `useLiveSite` says which of them are live. */
export const streamsResource = createCachedResource<readonly StreamView[]>({
  key: streamsKey,
  inPage: ({ streams }) => streams,
  fetch: async () => (await callApi('listStreams')).data,
});

// The interface may answer from an older copy for seconds; the published document is as new as the version.
whenCatalogueChanges('streams', () => {
  import('./reread-streams.later.ts')
    .then(({ rereadStreams }) => rereadStreams())
    .then(streamsResource.replace)
    .catch((cause: unknown) => logFailure('Reading the changed cameras', cause));
});
