import { join } from 'node:path';
import type { Plugin } from 'vite';

interface StandIn {
  /** Which files of which package import the part. */
  readonly importer: RegExp;
  readonly source: string;
  /** What they get, in `stand-ins/`. */
  readonly file: string;
}

/** Parts that React Router and Chakra import on every page and the site never runs. */
const standIns: readonly StandIn[] = [
  {
    importer: /\/react-router\/dist\/\w+\/lib\/(dom\/lib|components)\.m?js$/,
    source: 'ssr/components.js',
    file: 'prefetch.ts',
  },
  {
    importer: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/,
    source: './preflight.js',
    file: 'preflight.ts',
  },
  {
    importer: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/(system|use-slot-recipe)\.js$/,
    source: './sva.js',
    file: 'slot-recipes.ts',
  },
];

/** Leaves these parts out of the bundle: about 3 kB compressed of each first load. */
export function leanFirstLoad(): Plugin {
  return {
    name: 'lean-first-load',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = standIns.find((each) => source.endsWith(each.source) && each.importer.test(importer));
      return found && join(import.meta.dirname, 'stand-ins', found.file);
    },
  };
}
