import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { leanFirstLoad } from './lean-first-load.ts';

const LEFT_OUT = [
  'react-router/dist/production/lib/dom/ssr/components.js',
  'react-router/dist/production/lib/dom/ssr/links.js',
  'styled-system/preflight.js',
  'styled-system/sva.js',
];

/** There is no such file; its imports resolve from here. */
const ENTRY = join(import.meta.dirname, 'lean-first-load.entry.js');

const entry: Plugin = {
  name: 'entry',
  resolveId: (source) => (source === 'entry' ? ENTRY : undefined),
  load: (id) =>
    id === ENTRY
      ? "export { BrowserRouter, Link, NavLink, Routes } from 'react-router';\nexport { createSystem } from '@chakra-ui/react/styled-system';"
      : undefined,
};

/** The parts that a bundle with these plugins contains. */
async function partsWith(plugins: Plugin[]): Promise<string[]> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    // The mode of the site's build: the test runner's would choose the packages' development files.
    resolve: { conditions: ['production', 'module', 'browser', 'default'] },
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)|^@emotion/,
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const used = outputs.flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []))
      : [],
  );
  return LEFT_OUT.filter((part) => used.some((id) => id.endsWith(part)));
}

it('omits code that the site never runs, which the bundle has otherwise', async () => {
  expect(await partsWith([leanFirstLoad()])).toEqual([]);
  expect(await partsWith([])).toEqual(LEFT_OUT);
});
