import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { isLight, type Light } from '../../simulators/cameras/light.ts';
import { STILL_COUNT } from '../../simulators/cameras/loop.ts';
import { soundsOf } from './ambience.ts';
import { film } from './film.ts';
import { loopSound } from './loop-sound.ts';
import { openStudio } from './studio.ts';

const MEDIA = fileURLToPath(new URL('../../simulators/cameras/media/', import.meta.url));

const size = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, e) => sum + (e.isDirectory() ? size(join(folder, e.name)) : statSync(join(folder, e.name)).size),
    0,
  );

async function render(code: string, light: Light): Promise<void> {
  const started = Date.now();
  const work = mkdtempSync(join(tmpdir(), 'boma-render-'));
  const sound = loopSound(soundsOf(code, light), work);
  const folder = join(MEDIA, code, light);
  mkdirSync(folder, { recursive: true });
  const studio = await openStudio();
  try {
    await film(studio, { code, light }, sound, folder, async (p, jpeg) => {
      const still = p * STILL_COUNT;
      if (!Number.isInteger(still) || still === STILL_COUNT) return;
      await sharp(jpeg)
        .webp({ quality: 50, effort: 6 })
        .toFile(join(folder, `still-${still}.webp`));
    });
  } finally {
    await studio.close();
    rmSync(work, { recursive: true, force: true });
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${code}/${light}: ${(size(folder) / 1000).toFixed(0)} kB in ${seconds} s`);
}

// node render.ts <code>/<light>…: films a camera in a light and replaces what the simulator has of it.
for (const each of process.argv.slice(2)) {
  const [code = '', light = ''] = each.split('/');
  if (!isLight(light)) throw new Error(`Say which light of ${code} to film, as in ${code}/day.`);
  await render(code, light);
}
