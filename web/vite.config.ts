import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { OLDEST_BROWSERS } from './build/browser-floor.ts';
import { callTables } from './build/call-tables.ts';
import { defineContractVersion } from './build/contract-version.ts';
import { lateImports } from './build/late-imports.ts';
import { leanFirstLoad } from './build/lean-first-load.ts';
import { leanReactfire } from './build/lean-reactfire.ts';
import { siteFiles } from './build/site-files.ts';

// `npm run dev` names the Hosting emulator, whose rewrites answer what Vite does not.
const hosting = process.env.BOMA_SITE ?? 'http://127.0.0.1:5080';

/**
 * The entries name their own chunks: the boot script imports no chunk, only `boot/`, which is its own, and pages import the
 * client's by its address.
 */
const entries = /\/src\/(entry-(boot|client)\.|boot\/)/;

/** The cards of cameras, with all that they import: home, the list of cameras and most other pages show them. */
const cameras = /\/features\/streams\/components\/(stream-grid|streams-problem)\./;

const own = (file: string) => join(import.meta.dirname, 'build', file);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), siteFiles(), lateImports(), callTables(), leanFirstLoad(), leanReactfire()],
  define: defineContractVersion(),
  resolve: {
    alias: [
      // Emotion's withTheme, which nothing here uses, brings it and react-is along.
      { find: 'hoist-non-react-statics', replacement: own('stand-ins/no-statics.ts') },
      { find: '@emotion/is-prop-valid', replacement: own('stand-ins/is-prop-valid.ts') },
      { find: /^zod$/, replacement: own('zod-without-eval.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The boot script imports the client by the address that the build wrote into the page.
      input: ['src/entry-boot.ts', 'src/entry-client.tsx'],
      preserveEntrySignatures: 'allow-extension',
      // Constants that chunks share would otherwise be exported one by one.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Filter lists of ad blockers match words: a name that held one would keep a page from coming alive. Scripts list the
        // names of what they load, and hashes do not compress: seven characters are enough for four thousand billion names.
        ...(!isSsrBuild && { entryFileNames: 'assets/[hash:7].js', chunkFileNames: 'assets/[hash:7].js' }),
        codeSplitting: isSsrBuild || {
          // The code decides what a page loads. One file compresses better than a dozen small ones, so two groups exist.
          groups: [
            { name: 'base', tags: ['$initial'], test: (id: string) => !entries.test(id) },
            { name: 'cameras', test: cameras },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': hosting,
      '/calendar': hosting,
      '/config.json': hosting,
      '/logbook': hosting,
      '/moments': hosting,
      '/share': hosting,
      '/__': hosting,
    },
  },
  ssr: { noExternal: ['@chakra-ui/react'] },
}));
