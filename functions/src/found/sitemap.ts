import { escapeMarkup } from '../platform/escape-markup.ts';

/** One element of a sitemap. Its text is escaped. */
export const element = (name: string, text: string | number) =>
  `<${name}>${escapeMarkup(String(text))}</${name}>`;

/** A sitemap with the elements of another vocabulary. `urls` are markup. */
export const sitemapOf = (
  vocabulary: { readonly prefix: string; readonly uri: string },
  urls: readonly string[],
) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:${vocabulary.prefix}="${vocabulary.uri}">`,
    ...urls.map((url) => `  <url>${url}</url>`),
    '</urlset>',
    '',
  ].join('\n');
