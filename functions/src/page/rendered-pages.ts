import { embedPath, videoPath } from '@boma/domain/content-paths.ts';
import { numericId } from '@boma/domain/identifiers.ts';
import { LEGAL_PAGES } from '@boma/domain/pages/legal.constants.ts';
import { nextChange } from '@boma/domain/pages/legal.policy.ts';
import { WRITTEN_PAGES } from '@boma/domain/pages/pages.constants.ts';
import type { PageFacts, PageHead } from '@boma/domain/rendered-page.ts';
import { linkTo, type SitePathName, showsPath, sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import { openPlaylistUrl } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { isPublic, toVideoView } from '@boma/domain/videos/videos.policy.ts';
import { listPages } from '../pages/list-pages.ts';
import type { Ctx } from '../platform/context.ts';
import { media, siteOrigin } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { listSchedule } from '../shows/list-schedule.ts';
import { listStreams } from '../streams/list-streams.ts';
import { embedHead, streamHead } from './camera-heads.ts';
import { findStreamView } from './find-stream-view.ts';
import { keptShowTypes } from './kept-show-types.ts';
import { showHead } from './show-head.ts';
import { videoHead } from './video-head.ts';

/** What a page is rendered from, beside its address. */
interface Content {
  readonly facts: PageFacts;
  /** Absent: what the address names does not exist. */
  readonly found?: {
    /** Its one address. */
    readonly path: string;
    /** Absent: the page describes itself. */
    readonly head?: PageHead;
    readonly playlist?: string | undefined;
    /** When the page will say something else, whatever staff do, in unix milliseconds. Absent: never. */
    readonly until?: number | undefined;
  };
}

export interface RenderedPage {
  readonly name: SitePathName;
  /** What this part of the address names, whether in small letters or not. */
  readonly read: (ctx: Ctx, part: string) => Promise<Content>;
  /** The title where there is none. */
  readonly unknown: string;
}

const MINUTE = 60_000;

/**
 * The facts that all pages have: the header and the footer show them. The time is in whole minutes, so that a page has the
 * same tag for a while.
 */
async function commonFacts(ctx: Ctx) {
  const [streams, showTypes] = await Promise.all([listStreams({ ctx }), keptShowTypes({ ctx })]);
  return { at: Math.floor(ctx.clock.real() / MINUTE) * MINUTE, streams, showTypes };
}

/** YouTube brings a player of its own, and guests may not watch a members' camera. */
const playlistOf = (stream: StreamView) =>
  stream.source_kind === 'hls' && !stream.subscriber_only ? openPlaylistUrl(media(), stream) : undefined;

const streamPages: RenderedPage = {
  name: 'stream',
  async read(ctx, routeSlug) {
    const [facts, stream] = await Promise.all([
      commonFacts(ctx),
      findStreamView({ ctx, input: { routeSlug } }),
    ]);
    if (!stream) return { facts };
    const head = streamHead(stream, siteOrigin());
    return { facts, found: { path: streamPath(stream.slug), head, playlist: playlistOf(stream) } };
  },
  unknown: 'Camera not found',
};

const embedPages: RenderedPage = {
  name: 'embed',
  async read(ctx, slug) {
    const [facts, stream] = await Promise.all([
      commonFacts(ctx),
      // The address of a frame carries the slug as it is.
      findStreamView({ ctx, input: { routeSlug: `${slug}-live` } }),
    ]);
    if (!stream) return { facts };
    // A frame shows one camera and leads to no other page.
    const alone = { ...facts, streams: [stream], showTypes: [] };
    return { facts: alone, found: { path: embedPath(stream.slug), head: embedHead(stream, siteOrigin()) } };
  },
  unknown: 'Camera not found',
};

const showPages: RenderedPage = {
  name: 'shows',
  async read(ctx, part) {
    const type = part.toLowerCase();
    const [common, schedule] = await Promise.all([commonFacts(ctx), listSchedule()]);
    const facts = { ...common, schedule };
    const showType = facts.showTypes.find((each) => each.type === type);
    if (!showType) return { facts };
    const shows = schedule.schedule.filter(({ show_type }) => show_type.type === type);
    return { facts, found: { path: showsPath(type), head: showHead(showType, shows, siteOrigin()) } };
  },
  unknown: 'Show not found',
};

const videoPages: RenderedPage = {
  name: 'videoHighlights',
  async read(ctx, part) {
    const id = numericId.safeParse(part);
    const [facts, document] = await Promise.all([
      commonFacts(ctx),
      id.success ? store.videos(String(id.data)).get() : undefined,
    ]);
    // Search engines and previews are no viewers, so this does not count as a view.
    const stored = document && readWellFormed(document, ctx.log);
    if (!stored || !isPublic(stored, ctx.clock.real())) return { facts };
    const video = toVideoView(stored, media(), facts.showTypes);
    const head = videoHead(video, siteOrigin());
    return { facts: { ...facts, video }, found: { path: videoPath(video.id), head } };
  },
  unknown: 'Video not found',
};

const isLegal = (name: SitePathName): name is keyof typeof LEGAL_PAGES => name in LEGAL_PAGES;

/**
 * The pages whose text staff write. There is one of each, so its address ends with its name. That of a legal text always carries
 * its versions, none of them too, so that it makes no call.
 */
const writtenPages = WRITTEN_PAGES.map(
  (name): RenderedPage => ({
    name,
    async read(ctx) {
      const [common, saved] = await Promise.all([commonFacts(ctx), listPages({ ctx })]);
      const terms = saved.terms ?? { kind: 'terms' as const, versions: [] };
      const privacy = saved.privacy ?? { kind: 'privacy' as const, versions: [] };
      const pages = { ...saved, terms, privacy };
      const until = isLegal(name)
        ? nextChange(pages[LEGAL_PAGES[name]].versions, ctx.clock.real())
        : undefined;
      return { facts: { ...common, pages }, found: { path: linkTo(name), until } };
    },
    unknown: '',
  }),
);

const pages = [streamPages, showPages, videoPages, embedPages].map((page) => {
  const before = sitePaths[page.name].replace(/:\w+\??$/, '');
  return { page, before, path: new RegExp(`^${before}([^/]+)/?$`) };
});

/** The part of an address as it was meant; undefined if its encoding is broken. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * The page at this path, and the decoded part that names what it shows: empty for a page of its own. A path of no page gets
 * that of a camera, without a part.
 */
export function renderedPageAt(path: string): {
  readonly page: RenderedPage;
  readonly part: string | undefined;
} {
  const written = writtenPages.find(({ name }) => linkTo(name) === path.replace(/\/$/, ''));
  if (written) return { page: written, part: '' };
  const at = pages.find(({ before }) => path.startsWith(before));
  const part = at?.path.exec(path)?.[1];
  return { page: at?.page ?? streamPages, part: part === undefined ? undefined : decoded(part) };
}
