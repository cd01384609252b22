import { spawnSync } from 'node:child_process';
import { ROOT } from './run.ts';

/** Runs an installer. It may fail: the caller checks afterwards whether the program is there. */
export function attemptInstall(command: string, args: readonly string[]): void {
  // No question about time zones or keyboards may wait for an answer.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env });
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Installs these Debian packages where this process may. The caller checks afterwards whether they are there. */
export function installWithApt(packages: readonly string[]): void {
  if (!canUseApt()) return;
  attemptInstall('apt-get', ['update', '-q']);
  attemptInstall('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
}
