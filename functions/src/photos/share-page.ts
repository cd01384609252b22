import { photoPath, photoSharePath } from '@boma/domain/content-paths.ts';
import { photoData } from '@boma/domain/photos/photo-data.ts';
import { photographerName, photoTitle, SNAPSHOT_SIZE } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}">`;

function page(title: string, head: readonly string[], body: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'robots', 'noindex'),
    ...head,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const link = (href: string, text: string) =>
  `<p><a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a></p>`;

/** Structured data for search engines. No text in it can end its element. */
function dataElement(data: object): string {
  const json = JSON.stringify(data).replaceAll(
    /[<>&']/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * The page that a social network reads for its preview. A viewer who opens it is led to the photo at once.
 * @param site the origin of the site, without a slash at its end
 */
export function sharePage(photo: PhotoView, site: string): string {
  const title = photoTitle(photo.title);
  const by = photographerName(photo.user.display_name);
  const description = `${photo.stream.name}, seen by ${by} on a live camera of ${SITE_NAME}.`;
  const target = `${site}${photoPath(photo.id)}`;
  return page(
    `${title} · ${SITE_NAME}`,
    [
      `<meta http-equiv="refresh" content="0; url=${escapeMarkup(target)}">`,
      `<link rel="canonical" href="${escapeMarkup(target)}">`,
      meta('name', 'description', description),
      meta('property', 'og:type', 'article'),
      meta('property', 'og:site_name', SITE_NAME),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:url', `${site}${photoSharePath(photo.id)}`),
      meta('property', 'og:image', photo.image),
      meta('property', 'og:image:type', 'image/jpeg'),
      meta('property', 'og:image:width', String(SNAPSHOT_SIZE.width)),
      meta('property', 'og:image:height', String(SNAPSHOT_SIZE.height)),
      meta('property', 'og:image:alt', photo.alt || title),
      meta('name', 'twitter:card', 'summary_large_image'),
      dataElement(photoData(photo, site)),
    ],
    [link(target, title)],
  );
}

/** The page for a photo that is gone. */
export const goneSharePage = (site: string): string =>
  page(
    `Photo not found · ${SITE_NAME}`,
    [],
    [
      '<p>This photo is not here any more.</p>',
      link(`${site}${linkTo('photoHighlights')}`, 'See other photos of our viewers'),
    ],
  );
