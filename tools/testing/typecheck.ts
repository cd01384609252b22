import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/run.ts';

/** Every room has its own types: the domain knows no Node, functions no DOM. */
export const ROOMS = ['domain', 'functions', 'web', 'tools', 'tests'] as const;

const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
const failed = ROOMS.filter((room) => {
  const { status } = spawnSync(tsc, ['-p', room], { cwd: ROOT, stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Types do not fit in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
