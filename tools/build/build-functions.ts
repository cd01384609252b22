import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildContext, type BuildOptions, build, context } from 'esbuild';
import { ROOT } from '../lib/run.ts';

const SOURCE = join(ROOT, 'functions');
const DEPLOYED = join(SOURCE, 'lib');
const SITE = join(ROOT, 'web/dist');
/** The pages that the function `page` fills in. */
const TEMPLATES = ['stream.html', 'show.html', 'video.html', 'embed.html'];

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

/** The templates belong to one build with the functions, so they are deployed with them. */
function copyTemplates(outdir: string): void {
  mkdirSync(outdir, { recursive: true });
  for (const name of TEMPLATES)
    if (existsSync(join(SITE, name))) copyFileSync(join(SITE, name), join(outdir, name));
}

/** @throws Error when the site is not built: without the templates every page that is filled in would be an error. */
export function requireTemplates(site: string = SITE): void {
  const missing = TEMPLATES.map((name) => join(site, name)).find((file) => !existsSync(file));
  if (missing === undefined) return;
  throw new Error(`${missing} is missing, and the functions need it: run npm run build:web first.`);
}

/** Bundles the functions, with the domain inlined, into `outdir`. */
export async function buildFunctions(outdir: string): Promise<void> {
  copyTemplates(outdir);
  await build(options(outdir));
}

/** Bundles the functions, and again after every change until the returned context is disposed of. */
export async function watchFunctions(outdir: string): Promise<BuildContext> {
  copyTemplates(outdir);
  const watched = await context(options(outdir));
  await watched.watch();
  return watched;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  try {
    requireTemplates();
    await buildFunctions(DEPLOYED);
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : String(problem));
    process.exitCode = 1;
  }
}
