import { spawnSync } from 'node:child_process';
import { ROOT } from './run.ts';

/** Builds the site into web/dist. */
export async function buildWeb(log: (line: string) => void): Promise<void> {
  log('Building the site');
  const { status } = spawnSync('npm', ['run', '--silent', '--if-present', 'build:web'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site did not build; see the lines above.');
}
