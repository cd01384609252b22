import { writeFileSync } from 'node:fs';
import { openStudio } from './studio.ts';

// node still.ts <folder> <code>[@loop position]…: single pictures, to look at while a scene is being painted.
const [folder = '.', ...wanted] = process.argv.slice(2);
const studio = await openStudio();
for (const each of wanted) {
  const [code = '', at = '0.1'] = each.split('@');
  const start = performance.now();
  await studio.shoot(code, Number(at));
  const built = performance.now();
  writeFileSync(`${folder}/${code}-${at}.jpg`, await studio.shoot(code, Number(at)));
  console.log(
    `${code}@${at} built ${Math.round(built - start)} ms, frame ${Math.round(performance.now() - built)} ms`,
  );
}
await studio.close();
