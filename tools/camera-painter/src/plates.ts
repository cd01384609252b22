import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Light } from '../../simulators/cameras/light.ts';
import { openStudio } from './studio.ts';

// node plates.ts [<name>…]: paints the pictures of the text pages, or those named, into web/public/pictures, in two sizes
// and two formats.
const FOLDER = join(import.meta.dirname, '../../../web/public/pictures');
const WIDTHS = [1280, 640];

interface Plate {
  name: string;
  light: Light;
  /** Left edge, top edge and side of the square around a face, in the full picture. */
  face?: readonly [left: number, top: number, side: number];
}
const PLATES: readonly Plate[] = [
  { name: 'camp', light: 'dusk' },
  { name: 'pangolin', light: 'night' },
  { name: 'naledi', light: 'dusk', face: [290, 100, 380] },
  { name: 'young', light: 'dusk' },
  { name: 'pieter', light: 'day', face: [230, 110, 370] },
];

async function write(picture: Sharp, name: string): Promise<void> {
  await picture
    .clone()
    .avif({ quality: 48, effort: 4 })
    .toFile(join(FOLDER, `${name}.avif`));
  await picture
    .clone()
    .webp({ quality: 62, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const studio = await openStudio(1);
for (const { name, light, face } of PLATES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const full = sharp(await studio.shoot(name, light, 0.1, 1));
  for (const width of WIDTHS) await write(full.clone().resize(width), `${name}-${width}`);
  if (!face) continue;
  const [left, top, side] = face;
  const square = full.clone().extract({ left, top, width: side, height: side });
  await write(square.resize(192), `${name}-face`);
}
await studio.close();
