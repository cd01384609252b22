import type { PlaceView } from '@boma/domain/streams/place.schema.ts';
import { streamDescription } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';

const placeData = ({ name, country, coordinates }: PlaceView) => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', addressCountry: country },
  ...(coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {}),
});

/**
 * What search engines read of a camera: a live broadcast from a place, in the words of schema.org. `url` and `image` are
 * whole addresses.
 */
export function streamData(stream: StreamView, url: string, image: string): object {
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
