import { installFfmpeg } from '../lib/ffmpeg.ts';
import type { StepName } from './steps.ts';
import type { TestRun } from './test-run.ts';

const log = (line: string) => console.log(`• ${line}`);

/** Runs a step that needs ffmpeg. A machine on which it cannot be installed runs the other steps. */
export async function runWithFfmpeg(
  testRun: TestRun,
  name: StepName,
  run: () => Promise<void>,
): Promise<void> {
  if (!testRun.wants(name) || testRun.interrupted) return;
  try {
    installFfmpeg(log);
  } catch (problem) {
    testRun.leaveOut(name, problem instanceof Error ? problem.message : String(problem));
    return;
  }
  await run();
}
