import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/run.ts';

/** Each room has its own types: those of Node are missing in domain, those of the DOM in functions. */
const ROOMS = ['domain', 'functions', 'web', 'media-gateway', 'tools', 'tests'] as const;

// `--build` skips the rooms in which nothing has changed. One checker for each room: further ones repeat what the others
// find out. Two rooms at a time, as many as there are cores.
const { status } = spawnSync(
  join(ROOT, 'node_modules/.bin/tsc'),
  ['--build', ...ROOMS, '--checkers', '1', '--builders', '2'],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
