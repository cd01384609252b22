import { writeFileSync } from 'node:fs';
import { isLight } from '../../simulators/cameras/light.ts';
import { openStudio } from './studio.ts';

// node still.ts <folder> <code>/<light>[@loop position]…: single pictures, to look at while a scene is being painted.
const [folder = '.', ...wanted] = process.argv.slice(2);
const studio = await openStudio(1);
for (const each of wanted) {
  const [take = '', at = '0.1'] = each.split('@');
  const [code = '', light = 'day'] = take.split('/');
  if (!isLight(light)) throw new Error(`${light} is no light.`);
  const start = performance.now();
  await studio.shoot(code, light, Number(at));
  const built = performance.now();
  writeFileSync(`${folder}/${code}-${light}-${at}.jpg`, await studio.shoot(code, light, Number(at)));
  console.log(
    `${each} built ${Math.round(built - start)} ms, frame ${Math.round(performance.now() - built)} ms`,
  );
}
await studio.close();
