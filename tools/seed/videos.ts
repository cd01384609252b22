import type { Video } from '@boma/domain/videos/videos.schema.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { store } from '../../functions/src/platform/store.ts';
import { saveVideo } from '../../functions/src/videos/save-video.ts';
import { SEGMENT_SECONDS } from '../simulators/cameras/loop.ts';
import { readShots, SHELVES } from './videos/recordings.ts';
import { codeOf, type SeededVideo, type Shelf } from './videos/seeded-video.ts';

const DAY = 24 * 60 * 60 * 1000;

type Seeded = Video & { readonly created_at: number };

const sourceOf = ({ title, youtube }: SeededVideo): Pick<Video, 'source' | 'cover'> =>
  youtube
    ? { source: { kind: 'youtube', youtube_id: youtube.id }, cover: `/covers/${youtube.camera}.jpg` }
    : { source: { kind: 'hls', code: codeOf(title) }, cover: null };

function durationOf({ shots }: SeededVideo): number {
  if (shots === undefined) return 94;
  return readShots(shots).reduce((sum, { segments }) => sum + segments * SEGMENT_SECONDS, 0);
}

/** The camera that filmed all of it. */
function cameraOf({ shots, youtube }: SeededVideo): Pick<Video, 'camera'> {
  if (youtube) return { camera: youtube.camera };
  if (shots === undefined) return {};
  const codes = new Set(readShots(shots).map(({ code }) => code));
  const [code] = codes;
  return code !== undefined && codes.size === 1 ? { camera: code } : {};
}

/** Older videos have been seen more often; a number that looks like one. */
const viewsAfter = (days: number, at: number) => Math.round(31 + days * 47 + ((at * 7919) % 613));

const videosOf = ({ type, newest, every, videos }: Shelf, now: number): Omit<Seeded, 'id'>[] =>
  videos.map((video, at) => {
    const days = newest + at * every;
    return {
      type,
      title: video.title,
      description: video.description,
      ...sourceOf(video),
      duration: durationOf(video),
      show_type_id: video.show ?? null,
      lodge_id: video.lodge ?? null,
      ...cameraOf(video),
      ...(video.captions !== undefined && { captions: video.captions }),
      created_at: Math.round(now - days * DAY),
      view_count: viewsAfter(days, at),
      version: 0,
    };
  });

/** The seeded videos as they are at `now` (unix milliseconds). Ids count from the oldest. */
export function videosAt(now: number): Seeded[] {
  const all = SHELVES.flatMap((shelf) => videosOf(shelf, now));
  return all.sort((a, b) => a.created_at - b.created_at).map((video, at) => ({ id: at + 1, ...video }));
}

/** Adds the videos to a store without any: later changes by staff, and views, stay. */
export async function seedVideos(now = Date.now()): Promise<void> {
  if (!(await store.videos.all().limit(1).get()).empty) return;
  const ctx = systemContext();
  for (const input of videosAt(now)) await saveVideo({ ctx, input });
}
