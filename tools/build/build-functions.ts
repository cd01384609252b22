import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildContext, type BuildOptions, build, context } from 'esbuild';
import { ROOT } from '../lib/run.ts';

const SOURCE = join(ROOT, 'functions');
const DEPLOYED = join(SOURCE, 'lib');
const STREAM_PAGE = join(ROOT, 'web/dist/stream.html');

function options(outdir: string): BuildOptions {
  const { dependencies } = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = Object.keys(dependencies);
  return {
    entryPoints: [join(SOURCE, 'src/index.ts')],
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    sourcemap: true,
    external: packages.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  };
}

/** The function `page` fills in the built stream page, so the page is deployed with the functions. */
function copyStreamPage(outdir: string): void {
  mkdirSync(outdir, { recursive: true });
  if (existsSync(STREAM_PAGE)) copyFileSync(STREAM_PAGE, join(outdir, 'stream.html'));
}

/** @throws Error when the site is not built: without that page every camera's page would be an error. */
export function requireStreamPage(page: string = STREAM_PAGE): void {
  if (existsSync(page)) return;
  throw new Error(`${page} is missing, and the functions need it: run npm run build:web first.`);
}

/** Bundles the functions, with the domain inlined, into `outdir`. */
export async function buildFunctions(outdir: string): Promise<void> {
  copyStreamPage(outdir);
  await build(options(outdir));
}

/** Bundles the functions, and again after every change until the returned context is disposed of. */
export async function watchFunctions(outdir: string): Promise<BuildContext> {
  copyStreamPage(outdir);
  const watched = await context(options(outdir));
  await watched.watch();
  return watched;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  try {
    requireStreamPage();
    await buildFunctions(DEPLOYED);
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : String(problem));
    process.exitCode = 1;
  }
}
