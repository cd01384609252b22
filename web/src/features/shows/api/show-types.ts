import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { createCachedResource } from '../../../lib/cached-resource.ts';
import { whenCatalogueChanges } from '../../../lib/live-site.ts';
import { showTypesKey } from '../../../lib/storage-keys.ts';

type ShowTypes = readonly ShowType[];

// Shared caches may answer with an older copy; the version makes the address new.
let version: number | undefined;

/** The kinds of show in the order of the API, listed or not. */
export const showTypesResource = createCachedResource<ShowTypes>({
  key: showTypesKey,
  inPage: ({ showTypes }) => showTypes,
  fetch: async () => (await callApi('listShowTypes', { query: { v: version } })).data.show_types,
});

whenCatalogueChanges('show_types', (changed) => {
  version = changed;
  void showTypesResource.refresh();
});
