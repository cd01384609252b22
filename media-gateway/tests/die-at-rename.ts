import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { parseArgs } from 'node:util';

/**
 * Adds a segment to a shelf, in a process that is killed by SIGKILL at the n-th renaming of a file: before it or after it.
 * `node die-at-rename.ts --folder … --file … --now … --at 1 --when before`
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '' },
    file: { type: 'string', default: '' },
    now: { type: 'string', default: '' },
    at: { type: 'string', default: '' },
    when: { type: 'string', default: '' },
  },
});

const { renameSync } = fs;
let renamed = 0;
fs.renameSync = (from, to) => {
  renamed += 1;
  const isLast = renamed === Number(values.at);
  if (isLast && values.when === 'before') process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
  if (isLast) process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();

const { Shelf } = await import('../src/cameras/shelf.ts');
const now = Number(values.now);
const shelf = new Shelf(values.folder, 60_000, now);
shelf.add(values.file, { seconds: 2, startsAt: now - 2000, discontinuity: false }, now);
