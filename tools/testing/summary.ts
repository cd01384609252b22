import { slowestFiles, totalLine } from './reports.ts';
import type { TestRun } from './test-run.ts';

const SLOWEST = 10;

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;

/** Prints how long each step took, the slowest files and every failure; returns the exit code. */
export function printSummary({ results, interrupted }: TestRun, seconds: number): number {
  console.log('\nSteps, some of which ran side by side');
  for (const each of results) console.log(`${inSeconds(each.seconds)}  ${each.name}`);
  console.log(`${inSeconds(seconds)}  in all`);
  const slowest = slowestFiles(
    results.flatMap(({ files = [] }) => files),
    SLOWEST,
  );
  if (slowest.length > 0) console.log('\nSlowest test files');
  for (const { file, seconds: took } of slowest) console.log(`${inSeconds(took)}  ${file}`);
  console.log('');
  // Repeated here, where a log that was cut short still has them.
  for (const { name, notes = [] } of results) for (const note of notes) console.log(`${name}: ${note}`);
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nEverything passed.');
  if (interrupted) console.log('Interrupted: the counts below leave out what did not run.');
  console.log(totalLine(results));
  return failures.length === 0 && !interrupted ? 0 : 1;
}
