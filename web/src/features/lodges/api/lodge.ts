import { AppError } from '@boma/domain/errors.ts';
import { lodgeKey } from '@boma/domain/lodges/lodge-key.ts';
import type { Lodge } from '@boma/domain/lodges/lodges.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { createCachedResource } from '../../../lib/cached-resource.ts';
import { lodgeOfHostKey, lodgeStreamsKey } from '../../../lib/storage-keys.ts';

type LodgeStreams = readonly StreamView[];

let asking: Promise<Lodge | null> | undefined;

/** Asked once per visit for both resources. A host that belongs to no lodge is an answer, not a failure. */
function lodgeOfThisHost(): Promise<Lodge | null> {
  asking ??= callApi('showLodge', { params: { slug: lodgeKey(location.hostname) } }).then(
    ({ data }) => data.lodge,
    (cause: unknown) => {
      if (cause instanceof AppError && cause.code === 'not-found') return null;
      asking = undefined;
      throw cause;
    },
  );
  return asking;
}

/** The lodge of this host name; null if there is none. */
export const lodgeResource = createCachedResource<Lodge | null>({
  key: lodgeOfHostKey,
  fetch: lodgeOfThisHost,
});

/** The cameras of this host's lodge in list order. */
export const lodgeStreamsResource = createCachedResource<LodgeStreams>({
  key: lodgeStreamsKey,
  fetch: async () => {
    const lodge = await lodgeOfThisHost();
    if (lodge === null) return [];
    return (await callApi('listLodgeStreams', { params: { id: lodge.id } })).data.streams;
  },
});
