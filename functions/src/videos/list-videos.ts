import { cursorAfter } from '@boma/domain/list-cursor.ts';
import { isPublic, lastPage, type PublicVideo, toVideoView } from '@boma/domain/videos/videos.policy.ts';
import type { ListVideosInput, Video, VideoFilters, VideoView } from '@boma/domain/videos/videos.schema.ts';
import type { Query } from 'firebase-admin/firestore';
import type { CallerCtx, Ctx } from '../platform/context.ts';
import { keyedCache } from '../platform/keyed-cache.ts';
import { media } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { readWellFormed, wellFormed } from '../platform/well-formed.ts';
import { countView } from '../views/count-view.ts';
import { readLodges } from './read-lodges.ts';
import { readShows } from './read-shows.ts';

/** The call is a POST, which no CDN can keep for us. */
const KEPT_MS = 5000;
const LISTS_KEPT = 200;

export interface VideoPage {
  readonly data: VideoView[];
  readonly meta?: { readonly last_page: number; readonly cursor: string | null };
}

const lists = keyedCache<VideoPage>(KEPT_MS, LISTS_KEPT);

/** The videos that viewers may see, of these kinds. */
function matching({ type, youtube, show_type_id, lodge }: VideoFilters, now: number): Query<Video> {
  let query: Query<Video> = store.videos.all().where('created_at', '<=', now);
  if (type?.length) query = query.where('type', 'in', [...new Set(type)]);
  if (youtube === 1) query = query.where('source.kind', '==', 'youtube');
  if (show_type_id !== undefined) query = query.where('show_type_id', '==', show_type_id);
  if (lodge !== undefined) query = query.where('lodge_id', '==', lodge);
  return query;
}

/** After the cursor, or else by the number of the page, which Firestore reads up to. */
function pageOf(ordered: Query<Video>, { page, per_page, cursor }: ListVideosInput): Query<Video> {
  const from = cursor ? ordered.startAfter(cursor.at, cursor.id) : ordered.offset((page - 1) * per_page);
  return from.limit(per_page);
}

/** The videos as everybody may see them. The lodges are read only for films of lodges. */
async function viewsOf(ctx: Ctx, videos: readonly PublicVideo[]): Promise<VideoView[]> {
  const areAtLodges = videos.some(({ lodge_id }) => lodge_id !== null);
  const [shows, lodges] = await Promise.all([readShows(ctx), areAtLodges ? readLodges(ctx) : []]);
  return videos.map((video) => toVideoView(video, media(), shows, lodges));
}

async function readList(ctx: Ctx, input: ListVideosInput): Promise<VideoPage> {
  const now = ctx.clock.real();
  // Counted in its order too: without one, Firestore counts upwards in time, for which there is no index.
  const ordered = matching(input.filters, now).orderBy('created_at', 'desc').orderBy('id', 'desc');
  const [found, counted] = await Promise.all([
    pageOf(ordered, input).get(),
    input.paginate === 1 ? ordered.count().get() : undefined,
  ]);
  const videos = wellFormed(found, ctx.log).filter((video) => isPublic(video, now));
  const data = await viewsOf(ctx, videos);
  if (!counted) return { data };
  const last = videos.at(-1);
  const last_page = lastPage(counted.data().count, input.per_page);
  return {
    data,
    meta: { last_page, cursor: last ? cursorAfter({ at: last.created_at, id: last.id }) : null },
  };
}

const fits = (video: Video, { type, youtube, show_type_id, lodge }: VideoFilters): boolean =>
  (!type?.length || type.includes(video.type)) &&
  (youtube !== 1 || video.source.kind === 'youtube') &&
  (show_type_id === undefined || video.show_type_id === show_type_id) &&
  (lodge === undefined || video.lodge_id === lodge);

async function readOne(
  ctx: CallerCtx,
  id: number,
  { filters, paginate }: ListVideosInput,
): Promise<VideoPage> {
  const video = readWellFormed(await store.videos(String(id)).get(), ctx.log);
  const found = video && isPublic(video, ctx.clock.real()) && fits(video, filters) ? [video] : [];
  if (found.length > 0) await countView({ ctx, input: { kind: 'video', item: String(id) } });
  const data = await viewsOf(ctx, found);
  return paginate === 1 ? { data, meta: { last_page: 1, cursor: null } } : { data };
}

/**
 * Videos that match all filters, newest first, at most five seconds old. Without `paginate` there is no `meta`. A video
 * asked for by its id is viewed: that counts.
 */
export function listVideos({ ctx, input }: { ctx: CallerCtx; input: ListVideosInput }): Promise<VideoPage> {
  const { id } = input.filters;
  if (id !== undefined) return readOne(ctx, id, input);
  return lists(JSON.stringify(input), ctx.clock.real(), () => readList(ctx, input));
}
