import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Makes the static pictures of the site from the stills of the camera simulator: a full and a small cover of each
 * camera, and the picture that shared links show. Run it again after a scene was rendered.
 */
const ROOT = join(import.meta.dirname, '../../..');
const STILLS = join(ROOT, 'tools/simulators/cameras/media');
const PUBLIC = join(ROOT, 'web/public');
const SHARED_SCENE = 'tau';
/** The seeded camera on YouTube stands where another one does and looks the other way. */
const MIRRORED = { ridge: 'leopard-rock' } as const;
const jpeg = (quality: number) => ({ quality, mozjpeg: true }) as const;

function stillOf(code: string): string {
  const [first] = readdirSync(join(STILLS, code))
    .filter((name) => /^still-.*\.webp$/.test(name))
    .sort();
  if (first === undefined) throw new Error(`${join(STILLS, code)} has no still. Render the scene first.`);
  return join(STILLS, code, first);
}

async function writeCovers(code: string, scene = code): Promise<number> {
  const still = sharp(stillOf(scene)).flop(scene !== code);
  const covers = join(PUBLIC, 'covers');
  const full = await still
    .clone()
    .resize(1280, 720)
    .jpeg(jpeg(72))
    .toFile(join(covers, `${code}.jpg`));
  const small = await still
    .clone()
    .resize(640, 360)
    .jpeg(jpeg(70))
    .toFile(join(covers, `${code}-sm.jpg`));
  return full.size + small.size;
}

async function writeCoversOfAll(): Promise<void> {
  mkdirSync(join(PUBLIC, 'covers'), { recursive: true });
  const codes = readdirSync(STILLS).filter((name) => !name.startsWith('.'));
  const mirrored = Object.entries(MIRRORED).filter(([, scene]) => codes.includes(scene));
  const sizes = await Promise.all([
    ...codes.map((code) => writeCovers(code)),
    ...mirrored.map(([code, scene]) => writeCovers(code, scene)),
  ]);
  const share = await sharp(stillOf(SHARED_SCENE))
    .resize(1200, 630, { fit: 'cover' })
    .jpeg(jpeg(76))
    .toFile(join(PUBLIC, 'share.jpg'));
  const total = sizes.reduce((sum, size) => sum + size, share.size);
  console.log(`Wrote the covers of ${sizes.length} cameras, ${Math.round(total / 1024)} kB in all.`);
}

await writeCoversOfAll();
