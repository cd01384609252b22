import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { escapeMarkup as escape } from '../platform/escape-markup.ts';

/** The whole address of a camera's picture. `site` is the origin of the site, without a slash at its end. */
export const posterAddress = ({ cover }: StreamView, site: string): string =>
  new URL(fullCover(cover), `${site}/`).href;

/**
 * Shows the cover in the empty frame until the page's script has loaded. An address that URL has written contains no
 * quotation mark and no angle bracket that could end the text or the element.
 */
function posterStyle(stream: StreamView, site: string): string {
  const { origin, href } = new URL(posterAddress(stream, site));
  const address = origin === site ? href.slice(origin.length) : href;
  const safe = address.replace(/["<>\\]/g, encodeURIComponent);
  return `<style>:root{--stream-poster:url("${safe}")}</style>`;
}

/** The elements of the head that show a camera's picture at once. */
export const posterElements = (stream: StreamView, site: string): string[] => [
  posterStyle(stream, site),
  `<link rel="preload" as="image" href="${escape(fullCover(stream.cover))}" fetchpriority="high">`,
];
