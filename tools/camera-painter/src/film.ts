import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Take } from '../../simulators/cameras/library.ts';
import {
  FRAME_RATE,
  LOOP_SECONDS,
  type LoopRendition,
  RENDITIONS,
  SEGMENT_COUNT,
  SEGMENT_SECONDS,
} from '../../simulators/cameras/loop.ts';
import type { Studio } from './studio.ts';

/** Painting takes long, so fewer pictures are painted than shown: between two, the encoder blends. */
const PAINTED_RATE = 7.5;

/** Where nothing walks, half as many do. */
const CALM_RATE = 5;
const CALM: ReadonlySet<string> = new Set([
  'tau/day',
  'kwa-maritane/day',
  'naledi-dam/day',
  'olifants-river/day',
  'olifants-river/night',
  'rosies-pan/day',
  'mopane-hide/night',
  'leopard-rock/day',
  'leopard-rock/dusk',
  'hyena-den/day',
  'heron-island/day',
  'heron-island/night',
]);

const rateOf = ({ code, light }: Take) => (CALM.has(`${code}/${light}`) ? CALM_RATE : PAINTED_RATE);
const GOP = FRAME_RATE * SEGMENT_SECONDS;

/** The quality that the encoder aims at, and the rate in kbit/s that it never exceeds over one segment. */
const QUALITY: Record<string, { crf: number; peak: number }> = {
  '720p': { crf: 27, peak: 125 },
  '270p': { crf: 29, peak: 24 },
};

/** Scenes in which much moves at once need more. */
const SHARE: Record<string, number> = { 'rosies-pan': 1.6, 'cat-eye': 1.2 };

const words = (text: string) => text.split(/\s+/);

function output({ name, height }: LoopRendition, code: string, folder: string): string[] {
  const { crf, peak } = QUALITY[name] ?? { crf: 27, peak: 125 };
  const rate = Math.round(peak * (SHARE[code] ?? 1));
  const level = height > 400 ? '3.1' : '2.1';
  return [
    '-map',
    `[${name}]`,
    ...words('-map 1:a -c:a copy -c:v libx264 -preset veryfast -tune animation -profile:v main'),
    ...words(
      `-frames:v ${FRAME_RATE * LOOP_SECONDS} -level ${level} -crf ${crf} -maxrate ${rate}k -bufsize ${rate * SEGMENT_SECONDS}k`,
    ),
    '-x264-params',
    `keyint=${GOP}:min-keyint=${GOP}:scenecut=0:bframes=2:open-gop=0:threads=2:aq-mode=3:aq-strength=1.2`,
    ...words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_list_size 0`),
    ...words('-hls_segment_options pat_period=10:sdt_period=10:pcr_period=100'),
    '-hls_segment_filename',
    join(folder, name, '%d.ts'),
    join(folder, name, 'index.m3u8'),
  ];
}

/** Paints a take frame by frame into an encoder, which cuts both renditions into segments at the key frames. */
export async function film(
  studio: Studio,
  take: Take,
  sound: string,
  folder: string,
  onFrame: (p: number, jpeg: Buffer) => Promise<void>,
): Promise<void> {
  for (const { name } of RENDITIONS) {
    rmSync(join(folder, name), { recursive: true, force: true });
    mkdirSync(join(folder, name), { recursive: true });
  }
  const rate = rateOf(take);
  const frames = rate * LOOP_SECONDS;
  const sizes = RENDITIONS.map(
    ({ name, width, height }) =>
      `[in-${name}]scale=${width}:${height}:flags=lanczos:out_range=tv,format=yuv420p[${name}]`,
  );
  const filters = `[0:v]${rate === CALM_RATE ? 'framerate' : 'fps'}=${FRAME_RATE},split=${RENDITIONS.length}${RENDITIONS.map(({ name }) => `[in-${name}]`).join('')};${sizes.join(';')}`;
  const encoder = spawn(
    'ffmpeg',
    [
      ...words(`-v error -y -framerate ${rate} -f mjpeg -i pipe:0 -i`),
      sound,
      '-filter_complex',
      filters,
      ...RENDITIONS.flatMap((rendition) => output(rendition, take.code, folder)),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'exit');
  // The first picture once more at the end, for the blend between the last and it.
  const shoot = (i: number) => studio.shoot(take.code, take.light, i / frames);
  const ahead: Promise<Buffer>[] = [];
  for (let i = 0; i < studio.painters; i += 1) ahead.push(shoot(i));
  for (let i = 0; i <= frames; i += 1) {
    const jpeg = (await ahead.shift()) ?? Buffer.alloc(0);
    if (i + studio.painters <= frames) ahead.push(shoot(i + studio.painters));
    await onFrame(i / frames, jpeg);
    if (!encoder.stdin.write(jpeg)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
    if (encoder.exitCode !== null) break;
  }
  encoder.stdin.end();
  const [status] = (await ended) as [number];
  if (status !== 0) throw new Error(`ffmpeg ended with ${status} on ${take.code} by ${take.light}.`);
  for (const { name } of RENDITIONS) {
    rmSync(join(folder, name, 'index.m3u8'));
    const made = readdirSync(join(folder, name)).length;
    if (made !== SEGMENT_COUNT) throw new Error(`${join(folder, name)}: ${made} segments`);
  }
}
