import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Cuts the teaser of the members' den: ten seconds of the simulated camera, without sound, smaller, and moving slowly
 * from side to side. Its end fades into its beginning, so that it can run in a loop. Everyone may see it: it is a
 * file of the site, and says nothing of the camera's address. Run it again after the scene was rendered.
 */
const CAMERA = 'hyena-den/dusk';
const MEDIA = fileURLToPath(new URL('../../simulators/cameras/media/', import.meta.url));
const TARGET = fileURLToPath(new URL('../../../web/public/teasers/', import.meta.url));
const LOOP = 10;
const FADE = 2;

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });

mkdirSync(TARGET, { recursive: true });
const segments = [0, 1, 2].map((index) => join(MEDIA, CAMERA, '720p', `${index}.ts`));
const clip = join(TARGET, 'den.mp4');
// The last seconds of the loop become the seconds before its start; the pan has the length of the loop.
const loop = [
  `[0:v]split[a][b]`,
  `[a]trim=${FADE}:${LOOP + FADE},setpts=PTS-STARTPTS[main]`,
  `[b]trim=0:${FADE},setpts=PTS-STARTPTS[head]`,
  `[main][head]xfade=transition=fade:duration=${FADE}:offset=${LOOP - FADE}[round]`,
  `[round]scale=1080:-2,crop=960:540:x='60+60*sin(2*PI*t/${LOOP})':y='30-20*cos(2*PI*t/${LOOP})'[out]`,
].join(';');
ffmpeg(
  '-i',
  `concat:${segments.join('|')}`,
  '-filter_complex',
  loop,
  '-map',
  '[out]',
  '-an',
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '29',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
  clip,
);
ffmpeg('-i', clip, '-frames:v', '1', '-q:v', '5', join(TARGET, 'den.jpg'));
