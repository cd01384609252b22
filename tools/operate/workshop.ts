import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/run.ts';

/** The tools of this repository that a release uses. Each call throws if its command fails. */
export interface Workshop {
  /** The Firebase CLI that comes with the repository. */
  firebase(...args: readonly string[]): Promise<void>;
  npm(...args: readonly string[]): Promise<void>;
  /** @returns what git prints. */
  git(...args: readonly string[]): Promise<string>;
  /** The addresses of what the last build has in its folder of assets, with those that it keeps for open pages. */
  assets(): Promise<readonly string[]>;
  /** Tells GitHub, if it runs the release, that this build may be live from now on. */
  goesLive(): Promise<void>;
}

async function run(command: string, args: readonly string[], stdout: 'inherit' | 'pipe'): Promise<string> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', stdout, 'inherit'] });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    printed += part;
  });
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new Error(`${[command, ...args].join(' ')} ended with ${code}; its lines above say why`);
  return printed.trim();
}

export const workshop: Workshop = {
  firebase: async (...args) => {
    await run(join(ROOT, 'node_modules/.bin/firebase'), args, 'inherit');
  },
  npm: async (...args) => {
    await run('npm', args, 'inherit');
  },
  git: (...args) => run('git', args, 'pipe'),
  assets: async () => (await readdir(join(ROOT, 'web/dist/assets'))).map((name) => `/assets/${name}`),
  async goesLive() {
    const { GITHUB_OUTPUT } = process.env;
    if (GITHUB_OUTPUT !== undefined) await appendFile(GITHUB_OUTPUT, 'goes_live=true\n');
  },
};
