import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';

/** What the built page leaves open; `web` writes these marks and `fillStreamPage` fills them. */
export const HEAD_MARK = '<!--boma:head-->';
export const POSTER_MARK = '<!--boma:poster-->';

const COVER_WIDTH = 1280;
const COVER_HEIGHT = 720;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

export function streamTitle(stream: Pick<StreamView, 'name'>): string {
  return `${stream.name} · live African wildlife camera`;
}

export function streamDescription(
  stream: Pick<StreamView, 'name' | 'status_update' | 'subscriber_only'>,
): string {
  const update = stream.status_update === '' ? '' : ` ${stream.status_update}`;
  const who = stream.subscriber_only ? ' For Premium members.' : '';
  return `Watch ${stream.name} live: an African wildlife camera, day and night.${update}${who}`;
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

function headOf(stream: StreamView, site: string): string {
  const url = `${site}/wildlife/stream/${stream.slug}-live`;
  const image = new URL(fullCover(stream.cover), `${site}/`).href;
  const title = streamTitle(stream);
  const description = streamDescription(stream);
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escape(url)}">`,
    meta('property', 'og:type', 'video.other'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(COVER_WIDTH)),
    meta('property', 'og:image:height', String(COVER_HEIGHT)),
    meta('property', 'og:image:alt', `${stream.name}, seen by its camera`),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="preload" as="image" href="${escape(fullCover(stream.cover))}" fetchpriority="high">`,
  ].join('\n    ');
}

function posterOf(stream: StreamView): string {
  const alt = escape(`${stream.name}, seen by its camera`);
  return `<img src="${escape(fullCover(stream.cover))}" alt="${alt}" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fetchpriority="high">`;
}

/** Replaced by functions: in a replacement text `$&` would mean something. */
function fill(template: string, parts: { title: string; head: string; poster: string }): string {
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(parts.title)}</title>`)
    .replace(HEAD_MARK, () => parts.head)
    .replace(POSTER_MARK, () => parts.poster);
}

/** The built page as this camera's own. `site` is the origin of the site, without a slash at its end. */
export function fillStreamPage(template: string, stream: StreamView, site: string): string {
  return fill(template, { title: streamTitle(stream), head: headOf(stream, site), poster: posterOf(stream) });
}

/** The built page for a camera there is not: not for search engines, and the site's own script says the rest. */
export function fillUnknownStreamPage(template: string): string {
  return fill(template, { title: 'Camera not found', head: meta('name', 'robots', 'noindex'), poster: '' });
}
