import { embedPath } from '@boma/domain/content-paths.ts';
import { slug as slugSchema } from '@boma/domain/identifiers.ts';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import { fullCover, slugFromRoute } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { z } from 'zod';
import { escapeMarkup } from '../platform/escape-markup.ts';

/** The most pixels that a consumer allows. Of a repeated parameter the smallest counts. */
const pixels = z
  .union([z.string(), z.array(z.string())])
  .transform((sent) => Math.floor(Math.min(...[sent].flat().map(Number))))
  .pipe(z.number().min(1))
  .optional()
  .catch(undefined);

/** What a consumer asks (https://oembed.com). A number that makes no sense counts as absent. */
export const oembedQuery = z.object({
  url: z.url(),
  format: z.enum(['json', 'xml']).catch('json'),
  maxwidth: pixels,
  maxheight: pixels,
});
export type OembedQuery = z.infer<typeof oembedQuery>;

const WIDTH = 1280;
const HEIGHT = 720;
const SMALL = { width: 640, height: 360 };
const PAGE = new RegExp(`^${sitePaths.stream.replace(':slug', '([^/]+)')}/?$`);

/** The slug of the camera whose page has this address; undefined for any other address, also of another site. */
export function slugOfPage(address: string, site: string): string | undefined {
  const { origin, pathname } = new URL(address);
  if (origin !== site) return undefined;
  const [, routeSlug = ''] = PAGE.exec(pathname) ?? [];
  return slugSchema.safeParse(slugFromRoute(routeSlug)).data;
}

/** The largest picture of a camera that the consumer allows. No field at all where even the small one is too large. */
function thumbnailOf(
  { cover }: StreamView,
  site: string,
  { maxwidth = WIDTH, maxheight = HEIGHT }: OembedQuery,
) {
  const full = fullCover(cover);
  const pictures = [
    { address: full, width: WIDTH, height: HEIGHT },
    ...(full === cover ? [] : [{ address: cover, ...SMALL }]),
  ];
  const picture = pictures.find(({ width, height }) => width <= maxwidth && height <= maxheight);
  return (
    picture && {
      thumbnail_url: new URL(picture.address, `${site}/`).href,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }
  );
}

/** The player of a camera for other sites, 16:9 and as large as the consumer allows. */
export function oembedOf(stream: StreamView, site: string, query: OembedQuery) {
  const { maxwidth = WIDTH, maxheight = HEIGHT } = query;
  const width = Math.max(1, Math.floor(Math.min(WIDTH, maxwidth, (maxheight * 16) / 9)));
  const height = Math.max(1, Math.floor((width * 9) / 16));
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
      `<iframe src="${site}${embedPath(stream.slug)}" title="${escapeMarkup(title)}" width="${width}" height="${height}"` +
      ' style="border:0" loading="lazy" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>',
    ...thumbnailOf(stream, site, query),
  } as const;
}
