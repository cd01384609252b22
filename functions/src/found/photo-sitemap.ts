import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { element, sitemapOf } from './sitemap.ts';

const VOCABULARY = { prefix: 'image', uri: 'http://www.google.com/schemas/sitemap-image/1.1' };

/**
 * The photos of viewers as search engines read them: pictures of the page that lists them
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps).
 */
export function photoSitemap(photos: readonly PhotoView[], site: string): string {
  const pictures = photos.map(({ image }) => `<image:image>${element('image:loc', image)}</image:image>`);
  const page = `${element('loc', `${site}${linkTo('photoHighlights')}`)}${pictures.join('')}`;
  return sitemapOf(VOCABULARY, [page]);
}
