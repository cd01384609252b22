import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/run.ts';

/** Each room has its own types: those of Node are missing in domain, those of the DOM in functions. */
export const ROOMS = ['domain', 'functions', 'web', 'tools', 'tests'] as const;

const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
const failed = ROOMS.filter((room) => {
  // A second run checks only what has changed.
  const memory = ['--incremental', '--tsBuildInfoFile', join(ROOT, '.boma/types', `${room}.tsbuildinfo`)];
  // Each further checker repeats what the others find out: on two cores four take twice as long as one.
  const { status } = spawnSync(tsc, ['-p', room, '--checkers', '1', ...memory], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
