import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../lib/run.ts';

// How many bytes Chakra's composed parts would add, after gzip, to the primitives that every page has, alone and to a page
// that has loaded a dialog before. ADR 0040 uses them. Run it with: node tools/budgets/chakra-parts.ts

const PRIMITIVES = ['Box', 'Flex', 'Grid', 'chakra', 'ChakraProvider', 'createSystem'];
const DIALOG = ['Dialog', 'Portal'];
const PARTS = {
  menu: ['Menu', 'Portal'],
  tooltip: ['Tooltip', 'Portal'],
  tabs: ['Tabs'],
  steps: ['Steps'],
  drawer: ['Drawer', 'Portal'],
  toaster: ['createToaster', 'Toaster', 'Toast'],
} as const;

/** The size of a bundle that uses these exports of Chakra, in bytes after gzip, without React. */
async function bundled(names: readonly string[]): Promise<number> {
  const list = [...new Set(names)].join(', ');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${list} } from '@chakra-ui/react'; export const used = [${list}];`,
      resolveDir: `${ROOT}/web`,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const primitives = await bundled(PRIMITIVES);
const withDialog = await bundled([...PRIMITIVES, ...DIALOG]);
for (const [part, names] of Object.entries(PARTS)) {
  const alone = (await bundled([...PRIMITIVES, ...names])) - primitives;
  const after = (await bundled([...PRIMITIVES, ...DIALOG, ...names])) - withDialog;
  console.log(
    `${part.padEnd(8)} ${kilobytes(alone).padStart(8)} alone, ${kilobytes(after).padStart(8)} after a dialog`,
  );
}
