import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { type CachedResource, createCachedResource } from '../../../lib/cached-resource.ts';
import { storageKeys } from '../../../lib/storage.ts';
import { isStreamList } from './is-stream-list.ts';

const resources = new Map<number, CachedResource<readonly StreamView[]>>();

/** The cameras of one lodge. Lodge pages use them; all other pages use the general list. */
export function lodgeStreamsResource(lodgeId: number): CachedResource<readonly StreamView[]> {
  let resource = resources.get(lodgeId);
  if (!resource) {
    resource = createCachedResource<readonly StreamView[]>({
      key: storageKeys.lodgeStreams,
      prerendered: () => undefined,
      accept: isStreamList,
      fetch: async () => (await callApi('listLodgeStreams', { params: { id: lodgeId } })).data.streams,
    });
    resources.set(lodgeId, resource);
  }
  return resource;
}
