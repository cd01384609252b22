import { expect, it } from 'vitest';
import { contentOfCodecs } from './codecs.ts';

it.each([
  ['avc1.4d401f,mp4a.40.2', 'h264', 'aac'],
  ['mp4a.40.2, avc3.64001f', 'h264', 'aac'],
  ['hvc1.1.6.L120.90', 'hevc', undefined],
  ['hev1.1.6.L93.B0,ac-3', 'hevc', 'other'],
  ['av01.0.05M.08,opus', 'other', 'other'],
  ['mp4a.40.2', undefined, 'aac'],
  ['wvtt', undefined, undefined],
])('reads the names %s', (codecs, picture, sound) => {
  expect(contentOfCodecs(codecs)).toEqual({ picture, sound });
});
