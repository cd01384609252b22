import { OEMBED_PATH } from '@boma/domain/content-paths.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { fullCover, streamDescription } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { escapeHtml as escape } from '../platform/escape-html.ts';
import { fillPage } from './fill.ts';
import { streamData } from './stream-data.ts';

const COVER_SIZE = [1280, 720] as const;

const oembedLink = (page: string, site: string) =>
  `${site}${OEMBED_PATH}?${new URLSearchParams({ url: page }).toString()}`;

/**
 * Shows the cover in the empty frame until the page's script has loaded. An address that URL has written contains no
 * quotation mark and no angle bracket that could end the text or the element.
 */
function posterStyle(stream: StreamView, site: string): string {
  const { origin, href } = new URL(fullCover(stream.cover), `${site}/`);
  const address = origin === site ? href.slice(origin.length) : href;
  const safe = address.replace(/["<>\\]/g, encodeURIComponent);
  return `<style>:root{--stream-poster:url("${safe}")}</style>`;
}

/** The built page, filled in for this camera. `site` is the origin of the site, without a slash at its end. */
export function fillStreamPage(template: string, stream: StreamView, site: string): string {
  const url = `${site}${streamPath(stream.slug)}`;
  const image = new URL(fullCover(stream.cover), `${site}/`).href;
  return fillPage(template, {
    name: stream.name,
    description: streamDescription(stream),
    url,
    type: 'video.other',
    image: { url: image, alt: `${stream.name}, seen by its camera`, size: COVER_SIZE },
    data: streamData(stream, url, image),
    more: [
      `<link rel="alternate" type="application/json+oembed" href="${escape(oembedLink(url, site))}" title="${escape(stream.name)}">`,
      posterStyle(stream, site),
      `<link rel="preload" as="image" href="${escape(fullCover(stream.cover))}" fetchpriority="high">`,
    ],
  });
}
