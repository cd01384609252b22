import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { requireWeights, type WeighedChunk, weighPages, weightTable } from './page-weights.ts';

/** A chunk whose code gzip cannot make smaller than three quarters of `size`. */
const chunk = (name: string, source: string, size: number, ...imports: string[]): WeighedChunk => ({
  fileName: `assets/${name}.js`,
  moduleIds: [`/boma/${source}`],
  imports: imports.map((each) => `assets/${each}.js`),
  code: randomBytes(size).toString('base64').slice(0, size),
});

const sources = new Map([['schedule', 'src/app/routes/schedule.tsx']]);
const client = chunk('client', 'web/src/entry-client.tsx', 1000);
const schedule = chunk('schedule', 'web/src/app/routes/schedule.tsx', 2000, 'shared');
const shared = chunk('shared', 'web/src/lib/store.ts', 3000, 'client');

it('adds up the files that a page waits for, each one once, and prints a line for the page', () => {
  const other = chunk('later', 'web/src/app/routes/shows.tsx', 90_000, 'shared');
  const weights = weighPages([client, schedule, shared, other], sources);
  expect(weights).toMatchObject([{ page: 'schedule', files: 3, tooEarly: [] }]);
  expect(weights[0]?.bytes).toBeGreaterThan(4000);
  expect(weights[0]?.bytes).toBeLessThan(7000);
  expect(() => requireWeights(weights)).not.toThrow();
  expect(weightTable(weights)).toMatch(/^ {2}schedule +\d\.\d kB of +148\.0 kB \(list\), 3 files$/);
});

it('refuses a page that waits for more than its class allows', () => {
  const heavy = { ...shared, code: randomBytes(200_000).toString('base64') };
  const weigh = () => requireWeights(weighPages([client, schedule, heavy], sources));
  expect(weigh).toThrow(/schedule waits for \d+\.\d kB .* class 'list' may wait for 148\.0 kB/);
});

it('refuses a schedule that imports Firestore, in whatever file it is', () => {
  const firestore = chunk('data', 'node_modules/@firebase/firestore/dist/index.esm.js', 10, 'client');
  const importing = { ...shared, imports: [...shared.imports, firestore.fileName] };
  const weigh = (middle: WeighedChunk) =>
    requireWeights(weighPages([client, schedule, middle, firestore], sources));
  expect(() => weigh(shared), 'Firestore that comes later').not.toThrow();
  expect(() => weigh(importing)).toThrow(/schedule waits for .*@firebase\/firestore/);
});

it('refuses a page that waits for a file whose name says that it comes later', () => {
  const named = chunk('named', 'web/src/features/shows/components/planner.later.tsx', 10, 'client');
  const importing = { ...schedule, imports: [...schedule.imports, named.fileName] };
  const weigh = (page: WeighedChunk) => requireWeights(weighPages([client, page, shared, named], sources));
  expect(() => weigh(schedule), 'the file that comes later').not.toThrow();
  expect(() => weigh(importing)).toThrow(/schedule waits for .*planner\.later\.tsx/);
});
