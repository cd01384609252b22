import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Cuts the films of the site from what the simulated cameras show: those of the junior ranger course, with sound, and
 * the ones on home and about us. Run it again after a scene was rendered. Needs ffmpeg.
 */
const MEDIA = fileURLToPath(new URL('../../simulators/cameras/media/', import.meta.url));
const TARGET = fileURLToPath(new URL('../../../web/public/films/', import.meta.url));
/** Seconds of each segment of a camera. */
const SEGMENT = 4;
const FADE = 1;

interface Film {
  readonly name: string;
  /** The scenes in their order, and how many segments of each. One scene is shown whole and in one piece. */
  readonly scenes: readonly string[];
  readonly segments: number;
  readonly height: 360 | 540;
}

const FILMS: readonly Film[] = [
  { name: 'course-watching', scenes: ['kwa-maritane/day'], segments: 8, height: 360 },
  { name: 'course-stripes', scenes: ['nkorho/day'], segments: 8, height: 360 },
  { name: 'course-elephants', scenes: ['tembe/day'], segments: 8, height: 360 },
  { name: 'course-river', scenes: ['olifants-river/day'], segments: 8, height: 360 },
  { name: 'course-night', scenes: ['cat-eye/night'], segments: 8, height: 360 },
  { name: 'course-hyenas', scenes: ['hyena-den/dusk'], segments: 8, height: 360 },
  // What everyone may watch.
  {
    name: 'intro-sample',
    scenes: ['tembe/day', 'nkorho/dusk', 'cat-eye/night', 'olifants-river/dawn'],
    segments: 2,
    height: 540,
  },
  // What members watch.
  {
    name: 'intro-premium',
    scenes: ['hyena-den/dusk', 'heron-island/dawn', 'leopard-rock/night', 'hyena-den/night'],
    segments: 2,
    height: 540,
  },
  // One waterhole from before sunrise until night.
  {
    name: 'about',
    scenes: ['naledi-dam/dawn', 'naledi-dam/day', 'naledi-dam/night'],
    segments: 3,
    height: 540,
  },
];

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });

const inputOf = (scene: string, segments: number) => {
  const files = Array.from({ length: segments }, (_, index) => join(MEDIA, scene, '720p', `${index}.ts`));
  return ['-i', `concat:${files.join('|')}`];
};

/** Joins the scenes, each fading into the next. */
function joinScenes({ scenes, segments, height }: Film): string {
  const seconds = segments * SEGMENT;
  const parts = scenes.map((_, at) => `[${at}:v]scale=-2:${height},setpts=PTS-STARTPTS,settb=AVTB[v${at}]`);
  let last = { video: 'v0', audio: '0:a' };
  for (let at = 1; at < scenes.length; at += 1) {
    const next = { video: `x${at}`, audio: `s${at}` };
    const offset = at * (seconds - FADE);
    parts.push(
      `[${last.video}][v${at}]xfade=transition=fade:duration=${FADE}:offset=${offset}[${next.video}]`,
      `[${last.audio}][${at}:a]acrossfade=d=${FADE}[${next.audio}]`,
    );
    last = next;
  }
  return [...parts, `[${last.video}]format=yuv420p[video]`, `[${last.audio}]anull[audio]`].join(';');
}

mkdirSync(TARGET, { recursive: true });
const wanted = process.argv.slice(2);
for (const film of FILMS) {
  if (wanted.length > 0 && !wanted.includes(film.name)) continue;
  const clip = join(TARGET, `${film.name}.mp4`);
  const encoding = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '28',
    '-c:a',
    'aac',
    '-b:a',
    '48k',
    '-ac',
    '1',
  ];
  ffmpeg(
    ...film.scenes.flatMap((scene) => inputOf(scene, film.segments)),
    '-filter_complex',
    joinScenes(film),
    '-map',
    '[video]',
    '-map',
    '[audio]',
    ...encoding,
    '-movflags',
    '+faststart',
    clip,
  );
  ffmpeg('-ss', '3', '-i', clip, '-frames:v', '1', '-q:v', '5', join(TARGET, `${film.name}.jpg`));
}
