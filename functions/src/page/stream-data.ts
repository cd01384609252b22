import type { PlaceView } from '@boma/domain/streams/place.schema.ts';
import { streamDescription } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { Place, VideoObject, WithContext } from 'schema-dts';

const placeData = ({ name, country, coordinates }: PlaceView): Place => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', addressCountry: country },
  ...(coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {}),
});

/**
 * What search engines read of a camera: a live broadcast from a place, in the words of schema.org. `url` and `image` are
 * whole addresses. The types are those of schema.org; the bundle contains none of them.
 */
export function streamData(stream: StreamView, url: string, image: string): WithContext<VideoObject> {
  const { name, live, place, since, species, subscriber_only: isPaid } = stream;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name,
    description: streamDescription(stream),
    url,
    thumbnailUrl: [image],
    isAccessibleForFree: !isPaid,
    ...(since ? { uploadDate: since } : {}),
    ...(species.length > 0 ? { keywords: species.map((each) => each.name) } : {}),
    ...(place ? { contentLocation: placeData(place) } : {}),
    publication: {
      '@type': 'BroadcastEvent',
      name,
      isLiveBroadcast: live,
      ...(since ? { startDate: since } : {}),
    },
  };
}
