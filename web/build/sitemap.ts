/** A sitemap of the given addresses (https://www.sitemaps.org/protocol.html). */
export function toSitemap(origin: string, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${origin}${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
