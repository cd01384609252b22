import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageFacts, PageRequest, SiteRenderer } from '@boma/domain/rendered-page.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { ROOT } from '../lib/run.ts';
import { medianOf } from './median.ts';

// What rendering a page costs a function: `node tools/budgets/measure-renderer.ts`, after `npm run build:web`.

const RENDERER = join(ROOT, 'web/dist/.renderer');
const WARM_UP = 30;
const RENDERS = 101;
/** Each in a process of its own, as each instance of a function. */
const STARTS = 5;
const MB = 1_000_000;

interface Start {
  /** Milliseconds of processor time to load the renderer, and for the first page after that. */
  readonly load: number;
  readonly first: number;
  /** Milliseconds of processor time for one page of a warm instance. */
  readonly processor: number;
  /** Megabytes that the process has grown by, and the length of the document in kilobytes. */
  readonly memory: number;
  readonly document: number;
}

const { site: _site, ...catalogue } = JSON.parse(
  readFileSync(join(ROOT, 'web/catalogue-snapshot.json'), 'utf8'),
) as PageFacts & { readonly site: string };

const request: PageRequest = {
  page: 'stream',
  path: streamPath(catalogue.streams[0]?.slug ?? ''),
  facts: { ...catalogue, at: 1_790_000_000_000 },
  head: { name: catalogue.streams[0]?.name ?? '' },
  config: { mediaServer: 'https://media.example', mediaApplication: 'boma', version: '0' },
};

/** Milliseconds of processor time since `start`: unlike a clock it says the same on a busy machine. */
function used(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function measureStart(): Promise<Start> {
  const before = process.memoryUsage.rss();
  const began = process.cpuUsage();
  const module = (await import(pathToFileURL(join(RENDERER, 'entry-renderer.js')).href)) as {
    readonly createRenderer: (frame: unknown) => SiteRenderer;
  };
  const { render } = module.createRenderer(JSON.parse(readFileSync(join(RENDERER, 'frame.json'), 'utf8')));
  const load = used(began);
  const loaded = process.cpuUsage();
  const { length } = await render(request, 60_000);
  const first = used(loaded);
  for (let count = 0; count < WARM_UP; count += 1) await render(request, 60_000);
  const times: number[] = [];
  for (let count = 0; count < RENDERS; count += 1) {
    const start = process.cpuUsage();
    await render(request, 60_000);
    times.push(used(start));
  }
  return {
    load,
    first,
    processor: medianOf(times),
    memory: (process.memoryUsage.rss() - before) / MB,
    document: length / 1000,
  };
}

function measureInProcess(): Start {
  const { stdout, status, stderr } = spawnSync(process.execPath, [import.meta.filename, 'once'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The renderer did not run: ${stderr}`);
  return JSON.parse(stdout) as Start;
}

if (process.argv[2] === 'once') process.stdout.write(JSON.stringify(await measureStart()));
else {
  const starts = Array.from({ length: STARTS }, measureInProcess);
  const median = (key: keyof Start, digits = 0) =>
    medianOf(starts.map((start) => start[key])).toFixed(digits);
  console.log(`The page of a camera, rendered (median of ${STARTS} processes):`);
  console.log(`  processor time of one page, warm   ${median('processor', 1)} ms`);
  console.log(`  processor time to load it          ${median('load')} ms`);
  console.log(`  processor time of the first page   ${median('first')} ms`);
  console.log(`  memory that the process grows by   ${median('memory')} MB`);
  console.log(`  length of the document             ${median('document')} kB`);
}
