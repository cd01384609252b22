import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildContext, type BuildOptions, build, context } from 'esbuild';
import { ROOT } from './run.ts';

const SOURCE = join(ROOT, 'functions');

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

/** The function `page` fills the built stream page, which therefore travels with the functions. */
function copyStreamPage(outdir: string): void {
  const page = join(ROOT, 'web/dist/stream.html');
  mkdirSync(outdir, { recursive: true });
  if (existsSync(page)) copyFileSync(page, join(outdir, 'stream.html'));
}

/** Bundles the functions, with the domain inlined, into `outdir`. */
export async function buildFunctions(outdir: string = join(SOURCE, 'lib')): Promise<void> {
  copyStreamPage(outdir);
  await build(options(outdir));
}

/** The same, and again after every change until the returned context is disposed of. */
export async function watchFunctions(outdir: string): Promise<BuildContext> {
  copyStreamPage(outdir);
  const watched = await context(options(outdir));
  await watched.watch();
  return watched;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) await buildFunctions();
