import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.ts';

const INPUTS = ['web', 'domain', 'package-lock.json', 'tsconfig.base.json', 'tools'];
const NOT_INPUTS = new Set(['node_modules', 'dist', 'media']);
/** In the built site, where `npm run build:web` leaves none: that one prerenders no demo. Hosting leaves dot files out. */
const STAMP = join(ROOT, 'web/dist/.built-from');

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_INPUTS.has(name))
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesUnder(join(ROOT, input)))) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the demo's site into web/dist, unless it was built from the same files before. */
export async function buildWeb(log: (line: string) => void): Promise<void> {
  const inputs = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) {
    return log('The built site is up to date');
  }
  log('Building the site');
  // This site shows the cameras of the demo; a deployed one prerenders only cameras of its own.
  const env = { ...process.env, BOMA_DEMO: 'true' };
  const builder = spawn(process.execPath, ['web/build/build.ts'], { cwd: ROOT, stdio: 'inherit', env });
  const [code] = await once(builder, 'exit');
  if (code !== 0) throw new Error('The site did not build; the lines above say why.');
  writeFileSync(STAMP, inputs);
}
