import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';

export const FILM_SECONDS = 8;

const SIZE = 'size=480x270:rate=15';
/** A white curtain comes in from the left, once in eight seconds: its edge tells the time of the film. */
const curtain = (size = '480:270') => [
  '-f',
  'lavfi',
  '-i',
  `color=black:${SIZE}`,
  '-f',
  'lavfi',
  '-i',
  `color=white:${SIZE}`,
  '-f',
  'lavfi',
  '-i',
  'sine=frequency=440:sample_rate=48000:duration=7.9',
  '-filter_complex',
  `[0][1]overlay=x='-480+60*t',scale=${size}[picture]`,
  '-map',
  '[picture]',
  '-map',
  '2:a',
];
const KEY_FRAMES = ['-g', '15', '-pix_fmt', 'yuv420p', '-t', String(FILM_SECONDS)];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-sc_threshold', '0', ...KEY_FRAMES];
const HEVC = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', ...KEY_FRAMES];

export interface Films {
  readonly usual: string;
  /** HEVC and G.711, as many cameras send them. */
  readonly modern: string;
  /** H.264 without sound. Its picture never changes. */
  readonly still: string;
}

function make(folder: string, name: string, args: readonly string[]): string {
  const file = join(folder, name);
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, file]);
  return file;
}

const AAC = ['-c:a', 'aac', '-b:a', '64k'];

/** H.264 with B-frames and AAC. */
export const makeUsualFilm = (folder: string): string =>
  make(folder, 'usual.mp4', [...curtain(), ...H264, ...AAC]);

/** The same in 320 by 180, as the second stream of a camera. */
export const makeSmallFilm = (folder: string): string =>
  make(folder, 'small.mp4', [...curtain('320:180'), ...H264, ...AAC]);

export function makeFilms(folder: string): Films {
  const grey = ['-f', 'lavfi', '-i', `color=gray:${SIZE}`];
  return {
    usual: makeUsualFilm(folder),
    modern: make(folder, 'modern.mkv', [
      ...curtain(),
      ...HEVC,
      '-c:a',
      'pcm_mulaw',
      '-ar',
      '8000',
      '-ac',
      '1',
    ]),
    still: make(folder, 'still.mp4', [...grey, ...H264]),
  };
}

/** The time of the film (seconds) in a picture of the curtain. */
export async function filmTimeIn(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats();
  return ((channels[0]?.mean ?? 0) / 255) * FILM_SECONDS;
}
