import { OEMBED_PATH } from '@boma/domain/content-paths.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import type { MediaServer } from '@boma/domain/streams/media-urls.ts';
import { openPlaylistUrl, streamDescription } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { escapeMarkup as escape } from '../platform/escape-markup.ts';
import { fillPage, withoutNext, withPlaylist } from './fill.ts';
import { posterAddress, posterElements } from './poster.ts';
import { streamData } from './stream-data.ts';

const COVER_SIZE = [1280, 720] as const;

const oembedLink = (page: string, site: string) =>
  `${site}${OEMBED_PATH}?${new URLSearchParams({ url: page }).toString()}`;

/** The built page, filled in for this camera. `site` is the origin of the site, without a slash at its end. */
export function fillStreamPage(
  template: string,
  stream: StreamView,
  site: string,
  media: MediaServer,
): string {
  const url = `${site}${streamPath(stream.slug)}`;
  const image = posterAddress(stream, site);
  // YouTube brings a player of its own, and guests may not watch a members' camera.
  const plays = stream.source_kind === 'hls' && !stream.subscriber_only;
  const page = plays ? withPlaylist(template, openPlaylistUrl(media, stream)) : withoutNext(template);
  return fillPage(page, {
    name: stream.name,
    description: streamDescription(stream),
    url,
    type: 'video.other',
    image: { url: image, alt: `${stream.name}, seen by its camera`, size: COVER_SIZE },
    data: streamData(stream, url, image),
    more: [
      `<link rel="alternate" type="application/json+oembed" href="${escape(oembedLink(url, site))}" title="${escape(stream.name)}">`,
      ...posterElements(stream, site),
    ],
  });
}
