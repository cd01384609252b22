import { addVideoInput, type Video } from '@boma/domain/videos/videos.schema.ts';
import { expect, it } from 'vitest';
import { schemaProblems } from '../../test-support/schema-problems.test-support.ts';
import { toVideo, videoFieldOf, videoFields, videoValues } from './video-fields.ts';

const video: Video = {
  id: 3,
  type: 'highlight',
  title: 'Two lions',
  description: 'At dawn.',
  cover: null,
  source: { kind: 'hls', code: 'two-lions' },
  duration: 185,
  show_type_id: null,
  lodge_id: 2,
  camera: 'tau',
  captions: 'WEBVTT\n\n00:01.000 --> 00:04.000\nLook at the bank.',
  created_at: 1,
  view_count: 0,
  version: 4,
};
const edited = { ...video, publish: { kind: 'now' } as const };
const problemsOf = (change: Partial<ReturnType<typeof videoValues>>) =>
  schemaProblems(addVideoInput, toVideo({ ...videoValues(edited), ...change }), {
    fields: videoFields,
    fieldOf: videoFieldOf,
  });

it('keeps all that the form shows of a video', () => {
  const { id: _id, created_at: _created, view_count: _views, version: _version, ...rest } = video;
  expect(videoValues(edited).duration).toBe('3:05');
  expect(toVideo(videoValues(edited))).toEqual({ ...rest, publish: { kind: 'now' } });
});

it('shows each problem at its field', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ duration: 'three' })).toEqual({
    duration: 'Give the duration, such as 3:05, at most a day.',
  });
  expect(problemsOf({ type: 'episode' })).toEqual({ show_type_id: 'Say which show this is an episode of.' });
  expect(
    problemsOf({ type: 'rare', source_kind: 'youtube', youtube_id: 'abc', cover: '/a.jpg', captions: '' }),
  ).toEqual({
    source_kind: 'A video for members needs one of our recordings: YouTube shows its videos to all.',
  });
  expect(problemsOf({ captions: 'Look.' })).toEqual({
    captions:
      'Captions are WebVTT or SubRip: a line such as 00:01.000 --> 00:04.000, and below it what is said or heard.',
  });
  expect(problemsOf({ source_kind: 'youtube', youtube_id: 'abc', captions: '' })).toEqual({
    cover: 'A video at YouTube needs one of our pictures.',
  });
});

it('says when viewers see a video, in camp time', () => {
  const at = Date.UTC(2027, 0, 15, 4);
  const values = videoValues({ ...video, publish: { kind: 'later', at } });
  expect([values.publish, values.publish_at]).toEqual(['later', '2027-01-15T06:00']);
  expect(toVideo(values).publish).toEqual({ kind: 'later', at });
  expect(problemsOf({ publish: 'later', publish_at: '' })).toEqual({
    publish_at: 'Give the day and the time.',
  });
});
