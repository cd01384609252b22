import { embedPath, videoPath } from '@boma/domain/content-paths.ts';
import { numericId } from '@boma/domain/identifiers.ts';
import { showsPath, sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import { toVideoView } from '@boma/domain/videos/videos.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { media } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { listSchedule } from '../shows/list-schedule.ts';
import { listShowTypes } from '../shows/list-show-types.ts';
import { fillEmbedPage } from './fill-embed-page.ts';
import { fillShowPage } from './fill-show-page.ts';
import { fillStreamPage } from './fill-stream-page.ts';
import { fillVideoPage } from './fill-video-page.ts';
import { findStreamView } from './find-stream-view.ts';
import type { TemplateName } from './read-template.ts';

/** What a page shows. */
interface Found {
  /** Its one address. */
  readonly path: string;
  readonly fill: (template: string, site: string) => string;
}

export interface FilledPage {
  /** The router's pattern, whose last part names what is shown. */
  readonly route: string;
  readonly template: TemplateName;
  /** What this part names, whether in small letters or not. Undefined when there is none. */
  readonly find: (ctx: Ctx, part: string) => Promise<Found | undefined>;
  /** The title where there is none. */
  readonly unknown: string;
}

const streamPages: FilledPage = {
  route: sitePaths.stream,
  template: 'stream',
  async find(ctx, routeSlug) {
    const stream = await findStreamView({ ctx, input: { routeSlug } });
    if (!stream) return undefined;
    return {
      path: streamPath(stream.slug),
      fill: (template, site) => fillStreamPage(template, stream, site, media()),
    };
  },
  unknown: 'Camera not found',
};

const embedPages: FilledPage = {
  route: sitePaths.embed,
  template: 'embed',
  async find(ctx, slug) {
    // The address of a frame carries the slug as it is.
    const stream = await findStreamView({ ctx, input: { routeSlug: `${slug}-live` } });
    if (!stream) return undefined;
    return { path: embedPath(stream.slug), fill: (template, site) => fillEmbedPage(template, stream, site) };
  },
  unknown: 'Camera not found',
};

const showPages: FilledPage = {
  route: sitePaths.shows,
  template: 'show',
  async find(ctx, part) {
    const type = part.toLowerCase();
    const [types, { schedule }] = await Promise.all([listShowTypes({ ctx }), listSchedule()]);
    const showType = types.find((each) => each.type === type);
    const shows = schedule.filter(({ show_type }) => show_type.type === type);
    if (!showType) return undefined;
    return { path: showsPath(type), fill: (template, site) => fillShowPage(template, showType, shows, site) };
  },
  unknown: 'Show not found',
};

const videoPages: FilledPage = {
  route: sitePaths.videoHighlights,
  template: 'video',
  async find(ctx, part) {
    const id = numericId.safeParse(part);
    if (!id.success) return undefined;
    const [document, types] = await Promise.all([
      store.videos(String(id.data)).get(),
      listShowTypes({ ctx }),
    ]);
    const video = readWellFormed(document, ctx.log);
    // Search engines and previews are no viewers, so this does not count as a view.
    if (!video) return undefined;
    return {
      path: videoPath(id.data),
      fill: (template, site) => fillVideoPage(template, toVideoView(video, media(), types), site),
    };
  },
  unknown: 'Video not found',
};

const pages = [streamPages, showPages, videoPages, embedPages].map((page) => {
  const before = page.route.replace(/:\w+\??$/, '');
  return { ...page, before, path: new RegExp(`^${before}([^/]+)/?$`) };
});

/** The part of an address as it was meant; undefined if its encoding is broken. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The page at this path, and the decoded part that names what it shows. A path of no page gets that of a camera, without a part. */
export function filledPageAt(path: string): { readonly page: FilledPage; readonly part: string | undefined } {
  const page = pages.find(({ before }) => path.startsWith(before));
  const part = page?.path.exec(path)?.[1];
  return { page: page ?? streamPages, part: part === undefined ? undefined : decoded(part) };
}
