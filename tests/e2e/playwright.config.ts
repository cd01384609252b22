import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../tools/lib/chromium.ts';

const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, 'test-results');
const executablePath = findChromium();

/** Runs against the site that `BOMA_SITE` names; `npm run test:e2e` starts one. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A shared machine may fail a test by accident. A test that passes only on its second try is reported as flaky and fixed.
  retries: process.env.CI ? 1 : 0,
  // Some machines are ten times slower, and the first call of each function waits for its process.
  timeout: 300_000,
  // `toPass` has no limit by default: it would repeat until the test ends.
  expect: { timeout: 40_000, toPass: { timeout: 90_000 } },
  use: {
    ...(process.env.BOMA_SITE ? { baseURL: process.env.BOMA_SITE } : {}),
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording takes a third of a run's time, so only second tries are recorded. `--trace on` records every test.
    trace: 'on-first-retry',
    video: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--autoplay-policy=no-user-gesture-required',
        // A page of a test is gone before its scripts are hot: optimising them costs more than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: ['real-camera/**', 'virtual-time/**', 'empty-site/**'],
      outputDir: join(RESULTS, 'chromium'),
    },
    // These tests need ffmpeg.
    {
      name: 'real-camera',
      testMatch: 'real-camera/**/*.spec.ts',
      outputDir: join(RESULTS, 'real-camera'),
    },
    // These tests change something for the whole site, such as its clock, so they run apart.
    {
      name: 'virtual-time',
      testMatch: 'virtual-time/**/*.spec.ts',
      outputDir: join(RESULTS, 'virtual-time'),
    },
    // This test deletes all data of the site first, so it is the last on its site.
    {
      name: 'empty-site',
      testMatch: 'empty-site/**/*.spec.ts',
      outputDir: join(RESULTS, 'empty-site'),
    },
  ],
});
