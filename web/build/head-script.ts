import { join } from 'node:path';
import { build } from 'esbuild';
import { OLDEST_BROWSERS } from './browser-floor.ts';

const entry = join(import.meta.dirname, '../src/entry-head.ts');

/** The script that stands inline in the head of every page. */
export async function bundleHeadScript(): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: OLDEST_BROWSERS,
    write: false,
    legalComments: 'none',
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
