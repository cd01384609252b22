import { join } from 'node:path';
import { build } from 'esbuild';

const entry = join(import.meta.dirname, '../src/entry-head.ts');

/** The script that stands inline in the head of every page. */
export async function bundleHeadScript(): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    legalComments: 'none',
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
