import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  FRAME_RATE,
  LOOP_SECONDS,
  RENDITIONS,
  SEGMENT_COUNT,
  SEGMENT_SECONDS,
  STILL_COUNT,
} from '../../simulators/cameras/loop.ts';
import { ambience } from './ambience.ts';
import { mixdown, SAMPLE_RATE, type Voice } from './sound.ts';
import { openStudio } from './studio.ts';

const MEDIA = fileURLToPath(new URL('../../simulators/cameras/media/', import.meta.url));
const FRAMES = FRAME_RATE * LOOP_SECONDS;
const AAC_FRAME = 1024;
const BITRATES: Record<string, number> = { '720p': 92, '270p': 17 };

/** Scenes in which much moves at once need more of it. */
const SHARE: Record<string, number> = { 'rosies-pan': 1.75, 'cat-eye': 1.2 };

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });

/** Paints every frame of a scene into one motion JPEG file. */
async function film(code: string, file: string): Promise<void> {
  const studio = await openStudio();
  const out = createWriteStream(file);
  for (let i = 0; i < FRAMES; i += 1) {
    if (!out.write(await studio.shoot(code, i / FRAMES))) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  await studio.close();
}

function stills(reel: string, folder: string): void {
  for (let i = 0; i < STILL_COUNT; i += 1) {
    const at = String((i * LOOP_SECONDS) / STILL_COUNT);
    ffmpeg(
      '-framerate',
      String(FRAME_RATE),
      '-f',
      'mjpeg',
      '-i',
      reel,
      '-ss',
      at,
      '-frames:v',
      '1',
      '-c:v',
      'libwebp',
      '-quality',
      '50',
      '-compression_level',
      '6',
      join(folder, `still-${i}.webp`),
    );
  }
}

/** Encodes three rounds of the ambience and keeps the second, so that no encoder start-up is heard at the seam. */
function sound(voices: readonly Voice[], work: string): string {
  const raw = join(work, 'sound.raw');
  const adts = join(work, 'rounds.aac');
  const loop = join(work, 'loop.aac');
  const round = mixdown(voices);
  writeFileSync(raw, Buffer.concat([round, round, round]));
  ffmpeg(
    '-f',
    's16le',
    '-ar',
    String(SAMPLE_RATE),
    '-ac',
    '1',
    '-i',
    raw,
    '-c:a',
    'aac',
    '-b:a',
    '18k',
    '-cutoff',
    '8000',
    '-f',
    'adts',
    adts,
  );
  const bytes = readFileSync(adts);
  const frames: Buffer[] = [];
  for (let at = 0; at + 7 <= bytes.length; ) {
    const length =
      ((bytes.readUInt8(at + 3) & 3) << 11) | (bytes.readUInt8(at + 4) << 3) | (bytes.readUInt8(at + 5) >> 5);
    frames.push(bytes.subarray(at, at + length));
    at += length;
  }
  const count = (LOOP_SECONDS * SAMPLE_RATE) / AAC_FRAME;
  writeFileSync(loop, Buffer.concat(frames.slice(count + 1, count * 2 + 1)));
  return loop;
}

/** Joins picture and sound and cuts them into segments at the key frames. */
function cut(video: string, audio: string, target: string, work: string): void {
  ffmpeg(
    '-i',
    video,
    '-i',
    audio,
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-c',
    'copy',
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_SECONDS),
    '-hls_list_size',
    '0',
    '-hls_segment_options',
    'pat_period=10:sdt_period=10:pcr_period=100',
    '-hls_segment_filename',
    join(target, '%d.ts'),
    join(work, 'index.m3u8'),
  );
  const made = readdirSync(target).length;
  if (made !== SEGMENT_COUNT) throw new Error(`${target}: ${made} segments`);
}

function encode(
  code: string,
  reel: string,
  audio: string,
  rendition: (typeof RENDITIONS)[number],
  work: string,
  folder: string,
): void {
  const target = join(folder, rendition.name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const gop = FRAME_RATE * SEGMENT_SECONDS;
  const video = join(work, `${rendition.name}.mp4`);
  const pass = (n: number, output: string[]) =>
    ffmpeg(
      '-framerate',
      String(FRAME_RATE),
      '-f',
      'mjpeg',
      '-i',
      reel,
      '-an',
      '-vf',
      `scale=${rendition.width}:${rendition.height}:flags=lanczos:out_range=tv,format=yuv420p`,
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-profile:v',
      'main',
      '-level',
      rendition.height > 400 ? '3.1' : '2.1',
      '-b:v',
      `${Math.round((BITRATES[rendition.name] ?? 0) * (SHARE[code] ?? 1))}k`,
      '-pass',
      String(n),
      '-passlogfile',
      join(work, rendition.name),
      '-x264-params',
      `keyint=${gop}:min-keyint=${gop}:scenecut=0:bframes=2:open-gop=0:threads=2:aq-mode=3:aq-strength=1.2:deblock=1,1`,
      ...output,
    );
  pass(1, ['-f', 'null', '/dev/null']);
  pass(2, [video]);
  cut(video, audio, target, work);
}

const size = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, e) => sum + (e.isDirectory() ? size(join(folder, e.name)) : statSync(join(folder, e.name)).size),
    0,
  );

// node render.ts [--keep folder] <code>…: --keep holds on to the painted frames and reuses them.
const args = process.argv.slice(2);
const keep = args[0] === '--keep' ? args.splice(0, 2)[1] : undefined;
for (const code of args) {
  const started = Date.now();
  const voices = ambience[code];
  if (!voices) throw new Error(`Give ${code} its sounds in tools/camera-painter/src/ambience.ts first.`);
  const work = mkdtempSync(join(tmpdir(), 'boma-render-'));
  const reel = join(keep ?? work, `${code}.mjpeg`);
  if (!existsSync(reel)) {
    await film(code, `${reel}.part`);
    renameSync(`${reel}.part`, reel);
  }
  const folder = join(MEDIA, code);
  mkdirSync(folder, { recursive: true });
  stills(reel, folder);
  const audio = sound(voices, work);
  for (const rendition of RENDITIONS) encode(code, reel, audio, rendition, work, folder);
  rmSync(work, { recursive: true, force: true });
  console.log(
    `${code}: ${(size(folder) / 1000).toFixed(0)} kB in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
