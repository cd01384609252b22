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

/** The template's own title, such as 'Live camera · Boma', with the camera before it: the brand is the site's to name. */
function titleOf(template: string, name: string): string {
  const own = /<title>([^<]*)<\/title>/.exec(template)?.[1] ?? '';
  return own === '' ? escape(name) : `${escape(name)} · ${own}`;
}

function descriptionOf(stream: StreamView): string {
  const update = stream.status_update === '' ? '' : ` ${stream.status_update}`;
  const who = stream.subscriber_only ? ' For Premium members.' : '';
  return `Watch ${stream.name} live: an African wildlife camera, day and night.${update}${who}`;
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

function headOf(stream: StreamView, site: string, title: string): string {
  const url = `${site}/wildlife/stream/${stream.slug}-live`;
  const image = new URL(fullCover(stream.cover), `${site}/`).href;
  const description = descriptionOf(stream);
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escape(url)}">`,
    meta('property', 'og:type', 'video.other'),
    `<meta property="og:title" content="${title}">`,
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

/** `title` is markup. Replaced by functions: in a replacement text `$&` would mean something. */
function fill(template: string, parts: { title: string; head: string; poster: string }): string {
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${parts.title}</title>`)
    .replace(HEAD_MARK, () => parts.head)
    .replace(POSTER_MARK, () => parts.poster);
}

/** The built page as this camera's own. `site` is the origin of the site, without a slash at its end. */
export function fillStreamPage(template: string, stream: StreamView, site: string): string {
  const title = titleOf(template, stream.name);
  return fill(template, { title, head: headOf(stream, site, title), poster: posterOf(stream) });
}

/** The built page for a camera there is not: not for search engines, and the site's own script says the rest. */
export function fillUnknownStreamPage(template: string): string {
  const title = titleOf(template, 'Camera not found');
  return fill(template, { title, head: meta('name', 'robots', 'noindex'), poster: '' });
}
