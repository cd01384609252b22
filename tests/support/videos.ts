import type { Video } from '@boma/domain/videos/videos.schema.ts';
import { call } from './api.ts';
import { registerStaff } from './people/viewers.ts';
import { stored } from './stored.ts';

/** The description of all videos that tests store. */
const OF_TESTS = 'A video of a test.';
/** Far above the ids of the seed. The id of a video that staff add is the next one. */
const FIRST_ID = 1_000_000;

let next = FIRST_ID + Math.floor(Math.random() * 1_000_000) * 1000;

/** What staff say about a video. */
export const videoForm = (change: Readonly<Record<string, unknown>> = {}) => ({
  type: 'highlight' as const,
  title: 'Lions at the dam',
  description: OF_TESTS,
  source: { kind: 'hls' as const, code: 'lions-at-the-dam' },
  duration: 40,
  ...change,
});

/** Stores a video past the API. */
export async function newVideo(change: Partial<Video> = {}): Promise<Video> {
  next += 1;
  const video: Video = {
    id: next,
    cover: null,
    show_type_id: null,
    lodge_id: null,
    created_at: Date.now(),
    view_count: 0,
    version: 0,
    ...videoForm(),
    ...change,
  };
  await stored.videos(String(video.id)).set(video);
  return video;
}

export const storedVideo = async (id: number): Promise<Video | undefined> =>
  (await stored.videos(String(id)).get()).data();

/** Removes what tests have stored. */
export async function deleteTestVideos(): Promise<void> {
  const { docs } = await stored.videos.all().where('description', '==', OF_TESTS).get();
  await Promise.all(docs.map((document) => document.ref.delete()));
}

/** A video that staff have removed. Answers its number. */
export async function newBinned(): Promise<string> {
  const [{ id }, { token }] = await Promise.all([newVideo(), registerStaff('admin')]);
  await call('removeVideo', { token, body: { id } });
  return String(id);
}
