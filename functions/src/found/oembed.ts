import { embedPath } from '@boma/domain/content-paths.ts';
import { slug as slugSchema } from '@boma/domain/identifiers.ts';
import { SITE_NAME } from '@boma/domain/site-name.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import { fullCover, slugFromRoute } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { z } from 'zod';

const pixels = z.coerce.number().int().min(50).max(4096);

/** What a consumer asks (https://oembed.com). A number that makes no sense counts as absent. */
export const oembedQuery = z.object({
  url: z.url(),
  format: z.enum(['json', 'xml']).catch('json'),
  maxwidth: pixels.optional().catch(undefined),
  maxheight: pixels.optional().catch(undefined),
});
export type OembedQuery = z.infer<typeof oembedQuery>;

const WIDTH = 1280;
const HEIGHT = 720;
const PAGE = new RegExp(`^${sitePaths.stream.replace(':slug', '([^/]+)')}/?$`);

/** The slug of the camera whose page has this address; undefined for any other address, also of another site. */
export function slugOfPage(address: string, site: string): string | undefined {
  const { origin, pathname } = new URL(address);
  if (origin !== site) return undefined;
  const [, routeSlug = ''] = PAGE.exec(pathname) ?? [];
  return slugSchema.safeParse(slugFromRoute(routeSlug)).data;
}

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The player of a camera for other sites, 16:9 and as large as the consumer allows. */
export function oembedOf(stream: StreamView, site: string, { maxwidth, maxheight }: OembedQuery) {
  const width = Math.floor(Math.min(WIDTH, maxwidth ?? WIDTH, ((maxheight ?? HEIGHT) * 16) / 9));
  const height = Math.floor((width * 9) / 16);
  const title = `${stream.name}, live`;
  return {
    version: '1.0',
    type: 'video',
    title,
    provider_name: SITE_NAME,
    provider_url: `${site}/`,
    cache_age: 3600,
    width,
    height,
    html:
      `<iframe src="${site}${embedPath(stream.slug)}" title="${escape(title)}" width="${width}" height="${height}"` +
      ' style="border:0" loading="lazy" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>',
    thumbnail_url: new URL(fullCover(stream.cover), `${site}/`).href,
    thumbnail_width: WIDTH,
    thumbnail_height: HEIGHT,
  } as const;
}
