import type { Lodge } from '../lodges/lodges.schema.ts';
import { isSeen, type SeenFrom } from '../publish.policy.ts';
import type { ShowType } from '../shows/show-types.schema.ts';
import { type MediaServer, recordingStillUrl, recordingUrl } from '../streams/media-urls.ts';
import { toSeconds } from '../time.ts';
import { isPremium } from './videos.constants.ts';
import type { Video, VideoView } from './videos.schema.ts';

type Show = Pick<ShowType, 'id' | 'type' | 'title'>;
type NamedLodge = Pick<Lodge, 'id' | 'slug'>;

/** A video that viewers may see. */
export type PublicVideo = Video & { readonly created_at: number };

export const seenFrom = ({ created_at }: Pick<Video, 'created_at'>): SeenFrom => created_at;

/** True if viewers may see it. `now`: unix milliseconds. */
export const isPublic = (video: Video, now: number): video is PublicVideo => isSeen(seenFrom(video), now);

/** Its own picture, or else a still of the recording. */
export const coverOf = ({ cover, source }: Video, media: MediaServer): string =>
  cover ?? (source.kind === 'hls' ? recordingStillUrl(media, source.code) : '');

/**
 * What everybody may see of a video. The source of a premium one is left out for members too: see `signVideo`. `lodges`: for
 * lists that name the lodge of a film.
 */
export function toVideoView(
  video: PublicVideo,
  media: MediaServer,
  shows: readonly Show[],
  lodges: readonly NamedLodge[] = [],
): VideoView {
  const { id, type, title, description, duration, view_count, source, camera = null } = video;
  const open = isPremium(type) ? undefined : source;
  const show = shows.find((each) => each.id === video.show_type_id);
  const lodge = lodges.find((each) => each.id === video.lodge_id);
  return {
    id,
    type,
    title,
    description,
    cover: coverOf(video, media),
    storage_reference: open?.kind === 'hls' ? recordingUrl(media, open.code) : null,
    youtube_id: open?.kind === 'youtube' ? open.youtube_id : null,
    created_ts: toSeconds(video.created_at),
    duration,
    view_count,
    show: show ? { id: show.id, type: show.type, title: show.title } : null,
    camera,
    ...(lodge && { lodge: lodge.slug }),
    ...(video.captions && { captioned: true as const }),
  };
}

export const lastPage = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage));
