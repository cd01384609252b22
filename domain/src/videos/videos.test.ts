import { describe, expect, it } from 'vitest';
import { HIGHLIGHT_TYPES, isPremium, PAGE_SIZE, premiumLabels, VIDEO_TYPES } from './videos.constants.ts';
import { isPublic, lastPage, toVideoView } from './videos.policy.ts';
import { listVideosInput, type Video, videoSchema } from './videos.schema.ts';

const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const shows = [{ id: 1, type: 'ranger-show', title: 'Ranger Show' }];
type Change = Partial<Omit<Video, 'created_at'>>;
const video = (change: Change = {}): Video & { created_at: number } => ({
  id: 12,
  type: 'highlight',
  title: 'Lions at the dam',
  description: '',
  cover: null,
  source: { kind: 'hls', code: 'lions-at-the-dam' },
  duration: 65,
  show_type_id: null,
  lodge_id: null,
  created_at: 1_700_000_000_500,
  view_count: 3,
  version: 0,
  ...change,
});

it('has two kinds with lists of their own; all others are among the highlights', () => {
  const highlights: readonly string[] = HIGHLIGHT_TYPES;
  expect(VIDEO_TYPES.filter((type) => !highlights.includes(type))).toEqual(['episode', 'lodge']);
});

it('labels premium videos alone', () => {
  expect(premiumLabels).toEqual({ insight: 'RANGER INSIGHT', pick: 'RANGER PICK', rare: 'RARE SIGHTING' });
});

it('R9-005 R3-031 has five kinds of its own in this order, and that of the lodges', () => {
  expect(VIDEO_TYPES).toEqual(['episode', 'highlight', 'insight', 'pick', 'rare', 'lodge']);
  expect(VIDEO_TYPES.filter(isPremium)).toEqual(['insight', 'pick', 'rare']);
});

it('R9-006 R9-007 R9-011 has 10 videos on a page, and 12 past episodes', () => {
  expect(PAGE_SIZE).toMatchObject({ usual: 10, episodes: 12 });
  expect(listVideosInput.parse({})).toEqual({
    filters: {},
    paginate: 0,
    page: 1,
    per_page: 10,
    cursor: null,
  });
});

describe('what everybody may see', () => {
  it('of an open recording is its playlist, and a still where it has no picture', () => {
    expect(toVideoView(video({ show_type_id: 1, camera: 'tau' }), media, shows)).toEqual({
      id: 12,
      type: 'highlight',
      title: 'Lions at the dam',
      description: '',
      cover:
        'https://media.test/thumbnail?application=vod&streamname=lions-at-the-dam&size=640x360&format=jpeg',
      storage_reference: 'https://media.test/vod/lions-at-the-dam/playlist.m3u8',
      youtube_id: null,
      created_ts: 1_700_000_000,
      duration: 65,
      view_count: 3,
      show: { id: 1, type: 'ranger-show', title: 'Ranger Show' },
      camera: 'tau',
    });
  });

  it('of a video without a camera names none', () => {
    expect(toVideoView(video(), media, shows).camera).toBeNull();
  });

  it('of a film of a lodge is its lodge, while there is such a lodge', () => {
    const lodges = [{ id: 3, slug: 'kwa-maritane-lodge' }];
    const film = video({ type: 'lodge', lodge_id: 3 });
    expect(toVideoView(film, media, shows, lodges)).toHaveProperty('lodge', 'kwa-maritane-lodge');
    for (const view of [toVideoView(film, media, shows), toVideoView(video(), media, shows, lodges)])
      expect(view).not.toHaveProperty('lodge');
  });

  it('of a video at YouTube is its id', () => {
    const source = { kind: 'youtube', youtube_id: 'bomaRidge01' } as const;
    const view = toVideoView(video({ source, cover: '/covers/tau.jpg' }), media, []);
    expect(view).toMatchObject({
      youtube_id: 'bomaRidge01',
      storage_reference: null,
      cover: '/covers/tau.jpg',
    });
  });

  it.each(['insight', 'pick', 'rare'] as const)('R6-028 of a video of type %s is no source', (type) => {
    const view = toVideoView(video({ type }), media, []);
    expect([view.storage_reference, view.youtube_id]).toEqual([null, null]);
    expect(JSON.stringify({ ...view, cover: '' })).not.toContain('lions-at-the-dam');
  });
});

it.each([
  { kind: 'youtube', youtube_id: 'bomaRidge01', code: 'lions-at-the-dam' },
  { kind: 'hls', youtube_id: 'bomaRidge01', code: 'lions-at-the-dam' },
])('R2-256 refuses a video with two sources, as %j', (source) => {
  const { youtube_id, code } = source;
  for (const one of [{ kind: 'youtube', youtube_id } as const, { kind: 'hls', code } as const])
    expect(videoSchema.safeParse(video({ source: one, cover: '/a.jpg' })).success).toBe(true);
  const { error } = videoSchema.safeParse({ ...video({ cover: '/a.jpg' }), source });
  expect(error?.issues.map(({ path }) => path)).toEqual([['source']]);
});

it.each([
  [{ type: 'pick', source: { kind: 'youtube', youtube_id: 'bomaRidge01' }, cover: '/a.jpg' }, 'source'],
  [{ type: 'episode' }, 'show_type_id'],
  [{ source: { kind: 'youtube', youtube_id: 'bomaRidge01' } }, 'cover'],
] as const)('refuses a video with %j', (change, field) => {
  expect(videoSchema.safeParse(video()).success).toBe(true);
  const { error } = videoSchema.safeParse(video(change as Change));
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

it('is public from its time on, and never as a draft', () => {
  const at = 1_700_000_000_500;
  expect([at - 1, at, at + 1].map((now) => isPublic(video(), now))).toEqual([false, true, true]);
  expect(isPublic({ ...video(), created_at: null }, at)).toBe(false);
});

it('begins a page after the last video of the one before', () => {
  expect(listVideosInput.parse({ cursor: '1700000000500.12' }).cursor).toEqual({
    at: 1_700_000_000_500,
    id: 12,
  });
  expect([0, 1, 10, 11, 60].map((count) => lastPage(count, 10))).toEqual([1, 1, 1, 2, 6]);
});
