import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';
import { findChromium } from './tools/lib/chromium.ts';
import { callTables } from './web/build/call-tables.ts';

const onEmulators = {
  environment: 'node' as const,
  globalSetup: './tests/support/require-emulators.ts',
  setupFiles: ['./tests/support/choose-stack.ts', './tests/support/tell-retries.ts'],
  // As in playwright.config.ts: a test that passes only on its second try is named as flaky.
  retry: process.env.CI ? 1 : 0,
  // One file at a time on each set of emulators, since a test may rely on what it has just written.
  fileParallelism: false,
  // A busy machine may be a tenth as fast.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 40_000, interval: 200 } },
};

/** Moves the pointer out of the window. */
const leaveWindow = defineBrowserCommand<[]>(({ page }) => page.mouse.move(-1, -1));

const stacks = (JSON.parse(process.env.BOMA_STACKS ?? '[{}]') as unknown[]).length;
const executablePath = findChromium();
const contract = { ...onEmulators, fileParallelism: stacks > 1, maxWorkers: stacks };

const rooms = [
  'domain',
  'functions',
  'web',
  'media-gateway',
  'tools',
  'tests/docs',
  'tests/lint',
  'tests/load',
  'tests/models',
  'tests/support',
];
const unitTests = rooms.map((room) => `${room}/**/*.test.{ts,tsx}`);
const otherTests = ['**/node_modules/**', '**/*.{browser,rules,contract,media}.test.{ts,tsx}'];
/** Test files that mock or reload modules, so each needs its own module graph. */
const isolatedOf = (files: readonly string[]) =>
  globSync([...files], { exclude: (path) => /node_modules|media$/.test(path) }).filter((file) =>
    /\bvi\.(mock|doMock|resetModules|stubEnv)\b/.test(readFileSync(file, 'utf8')),
  );
const isolatedTests = isolatedOf(unitTests);
const contractTests = ['tests/contract/**/*.contract.test.ts'];
const isolatedContractTests = isolatedOf(contractTests);

const unit = {
  environment: 'node',
  provide: { playsAll: false },
  // On two cores Vitest would start one worker, which is idle while a test waits.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Some start a process, bundle a file or import all functions. A busy machine may be a tenth as fast.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
} as const;

const chakra = ['box', 'dialog', 'flex', 'grid', 'portal', 'styled-system', 'visually-hidden'];
const browserPackages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  '@emotion/cache',
  '@emotion/react',
  'axe-core',
  'dayjs',
  'firebase/app',
  'firebase/auth',
  'firebase/firestore',
  'framer-motion',
  'framer-motion/m',
  'hls.js',
  'hls.js/light',
  ...chakra.map((part) => `@chakra-ui/react/${part}`),
];

/** In the site's sources the build puts the contract's version here. */
const define = { __CONTRACT_VERSION__: '"under-test"' };

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        define,
        // Test files share imported modules: importing them again for each file took longer than the tests.
        test: {
          ...unit,
          name: 'unit',
          isolate: false,
          include: unitTests,
          exclude: [...otherTests, ...isolatedTests],
          // After the isolated ones: some of those wait, and in `npm run verify` the linter uses the cores meanwhile.
          sequence: { groupOrder: 1 },
        },
      },
      { define, test: { ...unit, name: 'unit-isolated', include: isolatedTests, exclude: otherTests } },
      {
        plugins: [react(), callTables()],
        define,
        // Films and pictures of the site, as a component shows them.
        publicDir: 'web/public',
        // Bundled before the first test: a package that is met in the middle of a run makes the page reload.
        optimizeDeps: { include: browserPackages },
        test: {
          name: 'browser',
          include: ['web/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['./web/src/test-support/setup.ts', './tests/support/tell-retries.ts'],
          // As on emulators: frames and the pointer are real.
          retry: process.env.CI ? 1 : 0,
          // A busy machine may be a tenth as fast.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { leaveWindow },
          },
        },
      },
      { test: { ...onEmulators, name: 'rules', include: ['tests/rules/**/*.rules.test.ts'] } },
      // As in `unit`, test files share imported modules.
      {
        test: {
          ...contract,
          name: 'contract',
          isolate: false,
          include: contractTests,
          exclude: isolatedContractTests,
        },
      },
      {
        test: {
          ...contract,
          name: 'contract-isolated',
          include: isolatedContractTests,
          // After the others: a set of emulators takes one file at a time.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'media',
          include: ['media-gateway/tests/**/*.media.test.ts'],
          setupFiles: ['./tests/support/tell-retries.ts'],
          // As on emulators: cameras film in real time.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { ...onEmulators, name: 'engines', include: ['tests/engines/**/*.engine.test.ts'] } },
      {
        test: {
          ...onEmulators,
          retry: 0,
          name: 'deep',
          include: [
            'tests/deep/**/*.deep.test.ts',
            // Of these, `npm test` plays a part.
            'tests/contract/**/{*-histories,*-histories-deployed,forged-messages,question-moves}.contract.test.ts',
            'tests/rules/firestore.rules.test.ts',
            'domain/src/words/protected-words.test.ts',
            'domain/src/chat/chat-histories.test.ts',
            'web/src/features/chat/shared-room-histories.test.ts',
          ],
          env: { BOMA_ALL_HISTORIES: 'true' },
          // The same for tests of domain and web, which read no environment.
          provide: { playsAll: true },
        },
      },
    ],
  },
});
