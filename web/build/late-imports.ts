import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The module from which Vite takes what it puts around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

const source = join(import.meta.dirname, '../src/lib/late-import.ts');

/** The entries of a build, and what they import without `import()`. */
function firstFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  for (const [file, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(file);
  return files;
}

/** Lets every `import()` of the site go through `late-import.ts`, with the files that it needs beside the first load. */
export function lateImports(): Plugin {
  let first: ReadonlySet<string> = new Set();
  return {
    name: 'late-imports',
    enforce: 'pre',
    config: () => ({
      build: {
        // Vite leaves out the module itself where it imports nothing.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file: string, imports: string[]) =>
            [...new Set([file, ...imports])].filter((each) => !first.has(each)),
        },
      },
    }),
    generateBundle(_options, bundle) {
      first = firstFiles(bundle);
    },
    load(id) {
      return id === HELPER
        ? `export { importLate as __vitePreload } from ${JSON.stringify(source)};`
        : undefined;
    },
  };
}
