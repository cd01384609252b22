import { expect, it } from 'vitest';
import { qualityNames } from './quality-names.ts';

const of = (height: number, bitrate: number, frameRate?: number) => ({
  height,
  bitrate,
  ...(frameRate === undefined ? {} : { frameRate }),
});

it.each([
  ['by their lines', [of(720, 1_800_000), of(270, 400_000)], ['720p', '270p']],
  [
    'by their bits where the server names no size',
    [of(0, 1_800_000), of(0, 400_400), of(0, 64_000)],
    ['1.8 Mbit/s', '400 kbit/s', '64 kbit/s'],
  ],
  [
    'twins by their bits too',
    [of(720, 3_200_000), of(720, 1_800_000), of(270, 400_000)],
    ['720p, 3.2 Mbit/s', '720p, 1.8 Mbit/s', '270p'],
  ],
  [
    'twins of equal bits by their pictures a second too',
    [of(720, 3_200_000, 50), of(720, 3_200_000, 25)],
    ['720p, 3.2 Mbit/s, 50 a second', '720p, 3.2 Mbit/s, 25 a second'],
  ],
  [
    'by a number where nothing tells them apart',
    [of(720, 1_800_000), of(720, 1_800_000), of(0, 0), of(0, 0)],
    ['720p, 1.8 Mbit/s (1)', '720p, 1.8 Mbit/s (2)', 'Quality 1', 'Quality 2'],
  ],
  ['as the only one where nothing is known', [of(0, 0)], ['Quality 1']],
])('names renditions %s', (_, renditions, names) => {
  expect(qualityNames(renditions)).toEqual(names);
});
