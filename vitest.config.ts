import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tools/lib/chromium.ts';

const onEmulators = {
  environment: 'node',
  globalSetup: './tests/support/require-emulators.ts',
  setupFiles: './tests/support/tell-retries.ts',
  // As in playwright.config.ts: what passes only then is named as flaky.
  retry: process.env.CI ? 1 : 0,
  // One set of emulators serves all files, and a test may rely on what it has just written.
  fileParallelism: false,
  // How long something may take on a busy machine says nothing of it.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const;

const executablePath = findChromium();

const rooms = ['domain', 'functions', 'web', 'tools', 'tests/docs', 'tests/lint', 'tests/support'];

const chakra = ['box', 'dialog', 'flex', 'grid', 'portal', 'preset-base', 'styled-system', 'visually-hidden'];
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
  'hls.js/light',
  ...chakra.map((part) => `@chakra-ui/react/${part}`),
];

/** In the site's sources the build puts the contract's version here. */
const define = { __CONTRACT_VERSION__: '"under-test"' };

export default defineConfig({
  test: {
    projects: [
      {
        define,
        test: {
          name: 'unit',
          environment: 'node',
          // Some start a process or bundle a file, which takes its time on a busy machine.
          testTimeout: 20_000,
          hookTimeout: 30_000,
          include: rooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
          exclude: ['**/node_modules/**', '**/*.{browser,rules,contract}.test.{ts,tsx}'],
        },
      },
      {
        plugins: [react()],
        define,
        // Bundled before the first test: a package that is met in the middle of a run makes the page reload.
        optimizeDeps: { include: browserPackages },
        test: {
          name: 'browser',
          include: ['web/**/*.browser.test.tsx'],
          setupFiles: './web/src/test-support/setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { ...onEmulators, name: 'rules', include: ['tests/rules/**/*.rules.test.ts'] } },
      { test: { ...onEmulators, name: 'contract', include: ['tests/contract/**/*.contract.test.ts'] } },
      { test: { ...onEmulators, retry: 0, name: 'deep', include: ['tests/deep/**/*.deep.test.ts'] } },
    ],
  },
});
