import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Light } from '../../simulators/cameras/light.ts';
import { openStudio } from './studio.ts';

/**
 * Makes the static pictures of the site from the stills of the camera simulator: a full and a small cover of each
 * camera, and the picture that shared links show. Run it again after a scene was rendered: node covers.ts [<code>…].
 */
const ROOT = join(import.meta.dirname, '../../..');
const STILLS = join(ROOT, 'tools/simulators/cameras/media');
const PUBLIC = join(ROOT, 'web/public');
const SHARED_SCENE = 'tau';
const COVER_STILL = 'still-0.webp';

/** The light in which a camera looks best, where it is not the day. */
const BEST_LIGHT: Readonly<Record<string, Light>> = {
  tau: 'dusk',
  'kwa-maritane': 'dusk',
  'naledi-dam': 'dawn',
  'olifants-river': 'dawn',
  'rosies-pan': 'dusk',
  'cat-eye': 'night',
  'leopard-rock': 'night',
  'hyena-den': 'dusk',
  'heron-island': 'dawn',
};

/** Cameras that the simulator does not play have a painted cover. */
const PAINTED: Readonly<Record<string, Light>> = { ridge: 'dawn' };
const jpeg = (quality: number) => ({ quality, mozjpeg: true }) as const;

const stillOf = (code: string) => join(STILLS, code, BEST_LIGHT[code] ?? 'day', COVER_STILL);

/** A painting has finer grain than a frame of a film, and takes more bytes at the same quality. */
const PAINTING = { full: 66, small: 62 };
const FRAME = { full: 72, small: 70 };

async function writeCovers(code: string, picture: string | Buffer, quality = FRAME): Promise<number> {
  const still = sharp(picture);
  const covers = join(PUBLIC, 'covers');
  const full = await still
    .clone()
    .resize(1280, 720)
    .jpeg(jpeg(quality.full))
    .toFile(join(covers, `${code}.jpg`));
  const small = await still
    .clone()
    .resize(640, 360)
    .jpeg(jpeg(quality.small))
    .toFile(join(covers, `${code}-sm.jpg`));
  return full.size + small.size;
}

const wanted = process.argv.slice(2);
const isWanted = (code: string) => wanted.length === 0 || wanted.includes(code);

async function paintCovers(): Promise<number[]> {
  const studio = await openStudio(1);
  const sizes: number[] = [];
  for (const [code, light] of Object.entries(PAINTED).filter(([each]) => isWanted(each)))
    sizes.push(await writeCovers(code, await studio.shoot(code, light, 0.1, 1), PAINTING));
  await studio.close();
  return sizes;
}

async function writeCoversOfAll(): Promise<void> {
  mkdirSync(join(PUBLIC, 'covers'), { recursive: true });
  const codes = readdirSync(STILLS).filter((name) => !name.startsWith('.') && isWanted(name));
  const sizes = await Promise.all(codes.map((code) => writeCovers(code, stillOf(code))));
  sizes.push(...(await paintCovers()));
  const share = await sharp(stillOf(SHARED_SCENE))
    .resize(1200, 630, { fit: 'cover' })
    .jpeg(jpeg(76))
    .toFile(join(PUBLIC, 'share.jpg'));
  const total = sizes.reduce((sum, size) => sum + size, share.size);
  console.log(`Wrote the covers of ${sizes.length} cameras, ${Math.round(total / 1024)} kB in all.`);
}

await writeCoversOfAll();
