import { installChromium } from '../lib/chromium.ts';
import { CHECKS } from './steps.ts';
import type { TestRun } from './test-run.ts';

const log = (line: string) => console.log(`• ${line}`);

/**
 * Runs what needs no emulators. Without component tests, as in `npm run verify`, the checks share the cores. In a whole run
 * they take turns, because the emulators need the cores.
 */
export async function runChecks(testRun: TestRun): Promise<void> {
  const checks = CHECKS.filter((name) => testRun.wants(name));
  if (!testRun.wants('component')) {
    await Promise.all(checks.map((name) => testRun.run(name)));
    return;
  }
  for (const name of checks) await testRun.run(name);
  if (await testRun.attempt('browser', () => installChromium(log))) await testRun.run('component');
}
