import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildContext, type BuildOptions, build, context } from 'esbuild';
import { ROOT } from '../lib/run.ts';

const SOURCE = join(ROOT, 'functions');
const DEPLOYED = join(SOURCE, 'lib');
const SITE = join(ROOT, 'web/dist');
/** What the function `page` needs of the site: the renderer, what all documents have in common, and the shell. */
const RENDERER = '.renderer';
const PARTS = [`${RENDERER}/entry-renderer.js`, `${RENDERER}/frame.json`, 'shell.html'];

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
    target: 'node24',
    format: 'esm',
    sourcemap: true,
    external: packages.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  };
}

/** The renderer names the scripts of its build, so site and functions are deployed together. */
function copyRenderer(outdir: string): void {
  const folder = join(outdir, 'renderer');
  // The names of its files change with each build.
  rmSync(folder, { recursive: true, force: true });
  if (!existsSync(join(SITE, RENDERER))) return;
  cpSync(join(SITE, RENDERER), folder, { recursive: true });
  cpSync(join(SITE, 'shell.html'), join(folder, 'shell.html'));
}

/** @throws Error when the site is not built: without the renderer every page of a camera would be an error. */
export function requireRenderer(site: string = SITE): void {
  const missing = PARTS.map((name) => join(site, name)).find((file) => !existsSync(file));
  if (missing === undefined) return;
  throw new Error(`${missing} is missing, and the functions need it: run npm run build:web first.`);
}

/** Bundles the functions, with the domain inlined, into `outdir`. */
export async function buildFunctions(outdir: string): Promise<void> {
  copyRenderer(outdir);
  await build(options(outdir));
}

/** Bundles the functions, and again after every change until the returned context is disposed of. */
export async function watchFunctions(outdir: string): Promise<BuildContext> {
  copyRenderer(outdir);
  const watched = await context(options(outdir));
  await watched.watch();
  return watched;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  try {
    requireRenderer();
    await buildFunctions(DEPLOYED);
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : String(problem));
    process.exitCode = 1;
  }
}
