import { installChromium } from '../lib/chromium.ts';
import { installFfmpeg } from '../lib/ffmpeg.ts';
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
    return runMedia(testRun);
  }
  for (const name of checks) await testRun.run(name);
  if (await testRun.attempt('browser', () => installChromium(log))) await testRun.run('component');
  await runMedia(testRun);
}

/** Nothing but these tests needs ffmpeg, so a machine on which it cannot be installed runs the others. */
async function runMedia(testRun: TestRun): Promise<void> {
  if (!testRun.wants('media') || testRun.interrupted) return;
  try {
    installFfmpeg(log);
  } catch (problem) {
    testRun.leaveOut('media', problem instanceof Error ? problem.message : String(problem));
    return;
  }
  await testRun.run('media');
}
