import { join } from 'node:path';
import { REGION } from '../../functions/src/platform/region.ts';
import { basePort, TEST_BASE_PORT } from '../lib/ports.ts';
import { describeRun, ROOT } from '../lib/run.ts';
import { onStopAsked } from '../lib/signals.ts';
import { narrowToChange } from '../testing/changed.ts';
import { runChecks } from '../testing/checks-lane.ts';
import { runOnEmulators } from '../testing/emulators-lane.ts';
import { SECOND_STACK } from '../testing/stacks.ts';
import { planFrom } from '../testing/steps.ts';
import { printSummary } from '../testing/summary.ts';
import { TestRun } from '../testing/test-run.ts';
import { runWithFfmpeg } from '../testing/with-ffmpeg.ts';

const base = basePort(TEST_BASE_PORT);
const asked = planFrom(process.argv.slice(2));
const plan = asked.changed ? narrowToChange(asked) : asked;
const began = performance.now();
const testRun = new TestRun({
  plan,
  reports: join(ROOT, '.boma', `reports-${base}`),
  runs: [
    describeRun('demo-boma-test', base, REGION),
    describeRun('demo-boma-test', base + SECOND_STACK, REGION),
  ],
});

onStopAsked(() => testRun.interrupt());

// The checks need no emulators: they use the time in which tests on emulators wait.
const checks = runChecks(testRun);
await Promise.all([checks, runOnEmulators(testRun, checks)]);
// A camera does not wait for a busy machine, so its tests get the cores for themselves.
await runWithFfmpeg(testRun, 'media', async () => void (await testRun.run('media')));

process.exit(printSummary(testRun, (performance.now() - began) / 1000));
