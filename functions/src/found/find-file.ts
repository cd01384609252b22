import { AppError } from '@boma/domain/errors.ts';
import { OEMBED_PATH } from '@boma/domain/site-paths.ts';
import type { Ctx } from '../platform/context.ts';
import { siteOrigin } from '../platform/params.ts';
import { listStreams } from '../streams/list-streams.ts';
import { oembedOf, oembedQuery, slugOfPage } from './oembed.ts';

export interface FoundFile {
  readonly type: string;
  readonly body: string;
}

type Find = (args: { ctx: Ctx; query: unknown }) => Promise<FoundFile>;

/** @throws AppError `not-found` for what is no camera of this site, and for XML, which is not offered. */
const oembed: Find = async ({ ctx, query }) => {
  const { success, data } = oembedQuery.safeParse(query);
  const slug = success && data.format === 'json' ? slugOfPage(data.url, siteOrigin()) : undefined;
  const stream = slug && (await listStreams({ ctx })).find((each) => each.slug === slug);
  if (!data || !stream) throw new AppError('not-found');
  return {
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(oembedOf(stream, siteOrigin(), data)),
  };
};

/** What other programs read of the site, by path. */
export const foundFiles: Readonly<Record<string, Find>> = { [OEMBED_PATH]: oembed };
