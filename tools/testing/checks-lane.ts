import { installChromium } from '../lib/chromium.ts';
import type { TestRun } from './test-run.ts';

const log = (line: string) => console.log(`• ${line}`);

/** Runs what needs no emulators: first what is quick, then unit tests, then components in the browser. */
export async function runChecks(testRun: TestRun): Promise<void> {
  const quick = async () => {
    for (const name of ['format', 'types', 'lint'] as const) if (testRun.wants(name)) await testRun.run(name);
  };
  const unit = async () => {
    if (testRun.wants('unit')) await testRun.run('unit');
  };
  if (testRun.wants('component')) {
    await quick();
    await unit();
    if (await testRun.attempt('browser', () => installChromium(log))) await testRun.run('component');
    return;
  }
  await Promise.all([quick(), unit()]);
}
