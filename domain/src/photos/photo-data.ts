import { photoPath } from '../content-paths.ts';
import { photoTitle, SNAPSHOT_SIZE } from './photos.constants.ts';
import type { PhotoView } from './photos.schema.ts';

/**
 * What search engines read of a photo, in the words of schema.org. `site` is the origin of the site, without a slash at
 * its end.
 */
export function photoData(
  { id, title, alt, image, cover, created_ts, user, stream }: PhotoView,
  site: string,
) {
  const { display_name: photographer } = user;
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    name: photoTitle(title),
    caption: alt || photoTitle(title),
    url: `${site}${photoPath(id)}`,
    contentUrl: image,
    thumbnailUrl: cover,
    width: `${SNAPSHOT_SIZE.width}`,
    height: `${SNAPSHOT_SIZE.height}`,
    uploadDate: new Date(created_ts * 1000).toISOString(),
    contentLocation: { '@type': 'Place', name: stream.name },
    ...(photographer && {
      creditText: photographer,
      creator: { '@type': 'Person', name: photographer } as const,
    }),
  } as const;
}
