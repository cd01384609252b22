import { captionsProblem } from '@boma/domain/videos/captions.ts';
import { videoSchema } from '@boma/domain/videos/videos.schema.ts';
import { expect, it } from 'vitest';
import { takesOf } from '../simulators/cameras/library.ts';
import { SHOW_TYPES } from './catalogue.ts';
import { RECORDINGS, readShots } from './videos/recordings.ts';
import { videosAt } from './videos.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const videos = videosAt(NOW);
const countOf = (type: string) => videos.filter((video) => video.type === type).length;

it('R3-030 seeds 60 videos of all six kinds, each well-formed', () => {
  expect(videos).toHaveLength(60);
  expect(['highlight', 'insight', 'pick', 'rare', 'lodge', 'episode'].map(countOf)).toEqual([
    12, 5, 5, 4, 10, 24,
  ]);
  for (const video of videos) expect(videoSchema.safeParse(video).error?.issues ?? []).toEqual([]);
  const captions = videos.flatMap((video) => video.captions ?? []);
  expect(captions.map(captionsProblem)).toEqual([undefined, undefined]);
});

it('numbers them from the oldest on, with titles and recordings of their own', () => {
  expect(videos.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
  expect(videos.every(({ created_at }, at) => created_at >= (videos[at - 1]?.created_at ?? 0))).toBe(true);
  expect(new Set(videos.map(({ title }) => title)).size).toBe(60);
  expect(RECORDINGS.size).toBe(videos.filter(({ source }) => source.kind === 'hls').length);
});

it('has past episodes of every kind of show, and more than a page of the daily one', () => {
  const episodes = (id: number) => videos.filter(({ show_type_id }) => show_type_id === id).length;
  for (const { id } of SHOW_TYPES) expect(episodes(id)).toBeGreaterThan(1);
  expect(episodes(1)).toBeGreaterThan(12);
});

it('names the camera of a film that one camera made', () => {
  const cameraOf = (title: string) => videos.find((video) => video.title === title)?.camera;
  expect(cameraOf('The pride wakes at dusk')).toBe('tau');
  expect(cameraOf('What the tracks say, with Naledi')).toBeUndefined();
});

it('cuts every shot out of a film that there is', () => {
  for (const { shots } of RECORDINGS.values())
    for (const { code, light, from, segments } of shots) {
      expect(takesOf(code), `${code}/${light}`).toContain(light);
      expect(from).toBeLessThan(8);
      expect(segments).toBeGreaterThan(0);
    }
  expect(() => readShots('tau/noon:0x3')).toThrow("'tau/noon:0x3' is not a shot such as 'tau/day:0x6'.");
});
