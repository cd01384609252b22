import { expect, it } from 'vitest';
import * as course from './course/course.policy.ts';
import { publishOf, type SeenFrom } from './publish.policy.ts';
import * as streams from './streams/streams.policy.ts';
import * as videos from './videos/videos.policy.ts';

const NOW = 1_700_000_000_000;

it.each<[string, SeenFrom, object]>([
  ['a draft', null, { kind: 'draft' }],
  ['what was always seen', 0, { kind: 'now' }],
  ['what is seen from this moment on', NOW, { kind: 'now' }],
  ['what is seen later', NOW + 1, { kind: 'later', at: NOW + 1 }],
])('says when viewers see %s', (_, from, expected) => {
  expect(publishOf(from, NOW)).toEqual(expected);
});

it.each<[string, SeenFrom, SeenFrom]>([
  ['a module that staff took down', course.seenFrom({ open: false, public_at: NOW }), null],
  ['an open module', course.seenFrom({ open: true }), 0],
  ['an open module with a time', course.seenFrom({ open: true, public_at: NOW }), NOW],
  ['a camera of before drafts', streams.seenFrom({}), 0],
  ['a camera that is a draft', streams.seenFrom({ public_at: null }), null],
  ['a camera with a time', streams.seenFrom({ public_at: NOW }), NOW],
  ['a video that is a draft', videos.seenFrom({ created_at: null }), null],
  ['a video with a time', videos.seenFrom({ created_at: NOW }), NOW],
])('reads from when viewers see %s', (_, from, expected) => {
  expect(from).toBe(expected);
});
