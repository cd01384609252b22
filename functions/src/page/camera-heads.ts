import { OEMBED_PATH } from '@boma/domain/content-paths.ts';
import type { PageHead } from '@boma/domain/rendered-page.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { fullCover, streamDescription } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { streamData } from './stream-data.ts';

const COVER_SIZE = [1280, 720] as const;

const oembedLink = (page: string, site: string) =>
  `${site}${OEMBED_PATH}?${new URLSearchParams({ url: page }).toString()}`;

/** What both pages of a camera say. */
function aboutCamera(stream: StreamView, site: string) {
  const cover = fullCover(stream.cover);
  return {
    description: streamDescription(stream),
    url: `${site}${streamPath(stream.slug)}`,
    type: 'video.other',
    image: { url: new URL(cover, `${site}/`).href, alt: `${stream.name}, seen by its camera` },
    preload: cover,
  };
}

/** What the page of a camera says of itself. `site` is the origin of the site, without a slash at its end. */
export function streamHead(stream: StreamView, site: string): PageHead {
  const about = aboutCamera(stream, site);
  return {
    name: stream.name,
    about: {
      ...about,
      image: { ...about.image, size: COVER_SIZE },
      data: streamData(stream, about.url, about.image.url),
      oembed: oembedLink(about.url, site),
    },
  };
}

/** What the player for other sites says of itself. Search engines are sent to the camera's own page. */
export const embedHead = (stream: StreamView, site: string): PageHead => ({
  name: stream.name,
  noindex: true,
  about: aboutCamera(stream, site),
});
