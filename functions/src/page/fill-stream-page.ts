import { OEMBED_PATH } from '@boma/domain/content-paths.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { HEAD_MARK } from '@boma/domain/stream-page.ts';
import { fullCover, streamDescription } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { escapeHtml as escape } from '../platform/escape-html.ts';
import { streamData } from './stream-data.ts';

const COVER_WIDTH = 1280;
const COVER_HEIGHT = 720;

/** The camera's name before the template's own title, such as 'Live camera · Boma'. The site owns the brand. */
function titleOf(template: string, name: string): string {
  const own = /<title>([^<]*)<\/title>/.exec(template)?.[1] ?? '';
  return own === '' ? escape(name) : `${escape(name)} · ${own}`;
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

/** JSON for an element of the page: no text in it can end the element. */
const scriptText = (data: object) =>
  JSON.stringify(data).replaceAll(
    /[<>&']/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const NOT_INDEXED = meta('name', 'robots', 'noindex');

const oembedLink = (page: string, site: string) =>
  `${site}${OEMBED_PATH}?${new URLSearchParams({ url: page }).toString()}`;

function headOf(stream: StreamView, site: string, title: string): string {
  const url = `${site}${streamPath(stream.slug)}`;
  const image = new URL(fullCover(stream.cover), `${site}/`).href;
  const description = streamDescription(stream);
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escape(url)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escape(oembedLink(url, site))}" title="${escape(stream.name)}">`,
    meta('property', 'og:type', 'video.other'),
    `<meta property="og:title" content="${title}">`,
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(COVER_WIDTH)),
    meta('property', 'og:image:height', String(COVER_HEIGHT)),
    meta('property', 'og:image:alt', `${stream.name}, seen by its camera`),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${scriptText(streamData(stream, url, image))}</script>`,
    posterStyle(stream, site),
    `<link rel="preload" as="image" href="${escape(fullCover(stream.cover))}" fetchpriority="high">`,
  ].join('\n    ');
}

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

/** `title` is markup. The replacements are functions, because `$&` has a meaning in a replacement text. */
function fill(template: string, parts: { title: string; head: string }): string {
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${parts.title}</title>`)
    .replace(HEAD_MARK, () => parts.head);
}

/** The built page, filled in for this camera. `site` is the origin of the site, without a slash at its end. */
export function fillStreamPage(template: string, stream: StreamView, site: string): string {
  const title = titleOf(template, stream.name);
  return fill(template, { title, head: headOf(stream, site, title) });
}

/** The built page for an unknown camera, hidden from search engines. The site's script shows the rest. */
export function fillUnknownStreamPage(template: string): string {
  const title = titleOf(template, 'Camera not found');
  return fill(template, { title, head: NOT_INDEXED });
}

/** The built page under its own title, for a camera that could not be read. The site's script asks again. */
export function fillNamelessStreamPage(template: string): string {
  return template.replace(HEAD_MARK, NOT_INDEXED);
}
