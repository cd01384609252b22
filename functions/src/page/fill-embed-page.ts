import { streamPath } from '@boma/domain/site-paths.ts';
import { streamDescription } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { fillPage } from './fill.ts';
import { posterAddress, posterElements } from './poster.ts';

/**
 * The built page of a player for other sites, filled in for this camera. Search engines are sent to the camera's own page.
 * `site` is the origin of the site, without a slash at its end.
 */
export function fillEmbedPage(template: string, stream: StreamView, site: string): string {
  return fillPage(template, {
    name: stream.name,
    description: streamDescription(stream),
    url: `${site}${streamPath(stream.slug)}`,
    noindex: true,
    type: 'video.other',
    image: { url: posterAddress(stream, site), alt: `${stream.name}, seen by its camera` },
    more: posterElements(stream, site),
  });
}
