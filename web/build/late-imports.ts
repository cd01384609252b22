import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module from which Vite takes what it puts around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

const source = join(import.meta.dirname, '../src/lib/late-import.ts');

/** Lets every `import()` of the site go through `late-import.ts`, with the files that it needs. */
export function lateImports(): Plugin {
  return {
    name: 'late-imports',
    enforce: 'pre',
    config: () => ({
      build: {
        // Vite leaves out the module itself where it imports nothing.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file: string, imports: string[]) => [...new Set([file, ...imports])],
        },
      },
    }),
    load(id) {
      return id === HELPER
        ? `export { importLate as __vitePreload } from ${JSON.stringify(source)};`
        : undefined;
    },
  };
}
