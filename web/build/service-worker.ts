import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SHELL } from '../src/offline/offline-rules.ts';
import { OLDEST_BROWSERS } from './browser-floor.ts';
import { type Chunk, modulesOf, pageSources } from './page-modules.ts';

const source = join(import.meta.dirname, '../src/offline/service-worker.ts');

/** What every page loads after it stands. */
const LATER = 'src/app/shell/deferred-parts.later.tsx';

export interface Precached {
  readonly url: string;
  /** Null where the name of the file contains its hash. */
  readonly revision: string | null;
}

/** What a visitor needs to open any public page without a network: the shell, and the modules of these pages. */
export function precacheOf(
  shell: string,
  pages: readonly string[],
  chunks: readonly Chunk[],
): readonly Precached[] {
  const sources = pageSources();
  const modules = [LATER, ...pages.map((name) => sources.get(name) ?? name)].flatMap((each) =>
    modulesOf(each, chunks),
  );
  const revision = createHash('sha256').update(shell).digest('base64url').slice(0, 16);
  return [{ url: SHELL, revision }, ...[...new Set(modules)].sort().map((url) => ({ url, revision: null }))];
}

/** The worker as it is served at /service-worker.js. Another build makes another one, because the list differs. */
export async function bundleServiceWorker(
  site: string,
  {
    pages,
    chunks,
    boot,
  }: { readonly pages: readonly string[]; readonly chunks: readonly Chunk[]; readonly boot: string },
): Promise<string> {
  const shell = await readFile(join(site, 'shell.html'), 'utf8');
  const precached = [...precacheOf(shell, pages, chunks), { url: boot, revision: null }];
  const result = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: OLDEST_BROWSERS,
    write: false,
    legalComments: 'none',
    define: { __PRECACHE__: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
  });
  return result.outputFiles[0]?.text ?? '';
}
